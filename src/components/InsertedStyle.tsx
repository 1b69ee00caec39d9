import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';

interface InsertedStyleProps extends HTMLAttributes<HTMLStyleElement> {
  /** One rule. */
  children?: string;
}

/**
 * A style element whose rule is inserted, as style engines do it: the policy of the site allows no
 * text in it. `plugins/bundle` gives it to libraries that write text.
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
