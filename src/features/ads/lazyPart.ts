import { type ComponentType, lazy } from 'react';
import type * as Island from './island';

/** A part of the ads chunk. If the chunk can't be loaded, there's no ad, and no error. */
export function lazyPart<P>(choose: (island: typeof Island) => ComponentType<P>) {
  return lazy(() =>
    import('./island').then(
      (island) => ({ default: choose(island) }),
      (error: unknown): { default: ComponentType<P> } => {
        if (error instanceof Error && error.name === 'ChunkLoadError') {
          return { default: () => null };
        }
        throw error;
      },
    ),
  );
}
