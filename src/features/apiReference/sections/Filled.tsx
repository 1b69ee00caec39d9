import { Fragment, type ReactNode } from 'react';

/** Text in which `{name}` is replaced with an element. */
export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return (
    <>
      {text.split(/\{(\w+)\}/).map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
      ))}
    </>
  );
}
