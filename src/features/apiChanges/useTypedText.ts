import { useEffect, useRef, useState } from 'react';

/** How long after the last key the address follows, in ms: browsers limit how often it may. */
const SETTLED_MS = 250;

/** A text as typed, which starts from the address and which the address follows at a pause. */
export function useTypedText(
  value: string,
  onSettle: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<number>();
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const type = (next: string) => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => settle.current(next), SETTLED_MS);
  };
  return [text, type];
}
