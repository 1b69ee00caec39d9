import { Fragment, type ReactNode } from 'react';

/** A text in which `{name}` stands for an element. */
export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return (
    <>
      {text.split(/\{(\w+)\}/).map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
      ))}
    </>
  );
}
