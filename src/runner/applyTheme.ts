import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';

/** Puts mode and direction on the document, as the site does on its own. */
export function applyTheme({ mode, direction }: RunnerTheme): void {
  const root = document.documentElement;
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, mode);
  root.dir = direction;
}
