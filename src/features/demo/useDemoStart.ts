import { useHasActed } from '@site/src/components/useHasActed';
import { useNearViewport } from '@site/src/components/useNearViewport';
import type { RefObject } from 'react';

interface StartOptions {
  section: RefObject<Element>;
  /** Whether the URL targets the demo. */
  isNamed: boolean;
  /** Whether a snapshot shows what this reader would see. */
  hasSnapshot: boolean;
}

/**
 * Whether a demo is near the window, and whether it should run. If a snapshot stands in for it, it
 * waits until the reader interacts with the page.
 */
export function useDemoStart({ section, isNamed, hasSnapshot }: StartOptions): {
  isNear: boolean;
  isStarted: boolean;
} {
  const isNear = useNearViewport(section) || isNamed;
  const hasActed = useHasActed();
  return { isNear, isStarted: isNamed || (isNear && (hasActed || !hasSnapshot)) };
}
