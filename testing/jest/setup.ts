if (typeof document !== 'undefined') {
  // Only there: most tests have no document, and it takes a tenth of a second.
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
