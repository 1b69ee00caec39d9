import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';

/** Applies mode and direction to the document, as on the site's own, and the width of programs. */
export function applyTheme({ mode, direction, fills }: RunnerTheme): void {
  const root = document.documentElement;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, mode);
  root.dir = direction;
  root.toggleAttribute('data-fills', fills);
}
