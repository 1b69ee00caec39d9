if (typeof document !== 'undefined') {
  // Most tests have no document, and loading it takes a tenth of a second.
  // oxlint-disable-next-line typescript/no-require-imports -- an import runs in every test
  require('./setupDocument');
}

// A busy machine may take its time. How long things take is not tested.
jest.setTimeout(30_000);

const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const;

/** A test that expects console output replaces the method itself; anything else is a failure. */
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
