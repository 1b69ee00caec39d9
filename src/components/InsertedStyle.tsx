import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';

interface InsertedStyleProps extends HTMLAttributes<HTMLStyleElement> {
  /** A single rule. */
  children?: string;
}

/**
 * A style element whose rule is inserted, like style engines do, because the site's policy allows
 * no text in it. `plugins/bundle` passes it to libraries that write text.
 */
export function InsertedStyle({ children: rule, ...attributes }: InsertedStyleProps) {
  const ref = useRef<HTMLStyleElement>(null);
  useLayoutEffect(() => {
    const { sheet } = ref.current!;
    if (!sheet || !rule) {
      return undefined;
    }
    sheet.insertRule(rule);
    return () => sheet.deleteRule(0);
  }, [rule]);
  return <style ref={ref} {...attributes} />;
}
