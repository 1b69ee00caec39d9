import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';

/** Puts mode and direction on the document, as the site does on its own, and how wide programs are. */
export function applyTheme({ mode, direction, fills }: RunnerTheme): void {
  const root = document.documentElement;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, mode);
  root.dir = direction;
  root.toggleAttribute('data-fills', fills);
}
