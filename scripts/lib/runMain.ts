/** Runs a command: an error is printed as its message alone, and the command then ends with 1. */
export function runMain(main: () => Promise<void> | void): void {
  void (async () => main())().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
