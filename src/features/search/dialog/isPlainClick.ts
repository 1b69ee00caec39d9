import type { MouseEvent } from 'react';

/** Whether a click on a link would open it in the same window, so that we handle it. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
