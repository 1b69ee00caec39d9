import type { Args } from '@site/src/lib/contracts/demoControls';
import type { DemoLoaders } from '@site/src/lib/contracts/demos';
import { type ComponentType, createElement } from 'react';

/** The code of a demo couldn't be loaded; retrying may help. */
export class DemoLoadError extends Error {
  override name = 'DemoLoadError';
}

interface LoadOptions extends DemoLoaders {
  isolated: boolean;
  hasOwnDensity: boolean;
}

/** A demo with its runtime, in the form `lazy` expects; all parts are loaded in parallel. */
export async function loadDemo({
  load,
  loadLibraries,
  isolated,
  hasOwnDensity,
}: LoadOptions): Promise<{ default: ComponentType<{ args?: Args }> }> {
  try {
    const [{ default: DemoRuntime }, { default: component, tailwind }, { libraries }] =
      await Promise.all([import('./DemoRuntime'), load(), loadLibraries()]);
    const props = { component, libraries, tailwind, isolated, hasOwnDensity };
    return { default: ({ args }) => createElement(DemoRuntime, { ...props, args }) };
  } catch (error) {
    // A module that throws during evaluation is a crash, not a failed load.
    const isLoadError = error instanceof Error && error.name === 'ChunkLoadError';
    throw isLoadError ? new DemoLoadError(error.message) : error;
  }
}
