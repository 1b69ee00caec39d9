import { type ComponentType, lazy } from 'react';
import type * as Island from './island';

/** A part of the ads' chunk. When it does not arrive, there is no ad, and nobody needs to know. */
export function lazyPart<P>(choose: (island: typeof Island) => ComponentType<P>) {
  return lazy(() =>
    import('./island').then(
      (island) => ({ default: choose(island) }),
      (): { default: ComponentType<P> } => ({ default: () => null }),
    ),
  );
}
