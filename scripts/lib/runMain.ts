/** Runs a command. If it fails, prints only the error's message and exits with 1. */
export function runMain(main: () => Promise<void> | void): void {
  void (async () => main())().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
