import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in the same window, and so is ours to follow. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
