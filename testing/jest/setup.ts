if (typeof document !== 'undefined') {
  // Most tests have no document, and loading this takes a tenth of a second.
  // oxlint-disable-next-line typescript/no-require-imports -- an import runs in every test
  require('./setupDocument');
}

// Busy machines are slow, and durations aren't tested.
jest.setTimeout(30_000);

const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const;

/** Tests that expect console output mock the method themselves; anything else is a failure. */
beforeEach(() => {
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});
