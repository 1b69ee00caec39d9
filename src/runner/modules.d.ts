/** Made by plugins/runner for each docs version. */
declare module 'runner-registry' {
  import type { Registry } from '@site/src/runner/program/loadProgram';

  export const registry: Registry;
}

declare module '@tailwindcss/browser';
