import * as React from 'react';

/** Focuses the input in an editor and selects its text as soon as the cell has the focus. */
export function useEditorFocus(hasFocus: boolean, selector = 'input') {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      const input = ref.current?.querySelector<HTMLInputElement>(selector);
      input?.focus();
      input?.select();
    }
  }, [hasFocus, selector]);
  return ref;
}
