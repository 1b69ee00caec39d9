/** Made by plugins/runner for each docs version. */
declare module 'runner-registry' {
  import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';
  import type { Registry } from '@site/src/runner/program/loadProgram';

  export const libraries: DemoLibraries;
  export const registry: Registry;
}

declare module '@tailwindcss/browser';
