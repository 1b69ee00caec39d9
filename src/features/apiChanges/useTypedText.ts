import { useEffect, useRef, useState } from 'react';

/** How long after the last key the address follows, in ms: browsers limit how often it may. */
const SETTLED_MS = 250;

interface TypedText {
  text: string;
  /** Takes what the reader typed. */
  type: (text: string) => void;
  /** Takes a text that is in the address already, or is about to be. */
  set: (text: string) => void;
}

/** A text as typed, which starts from the address and which the address follows at a pause. */
export function useTypedText(value: string, onSettle: (text: string) => void): TypedText {
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
  const set = (next: string) => {
    window.clearTimeout(timer.current);
    setText(next);
  };
  const type = (next: string) => {
    set(next);
    timer.current = window.setTimeout(() => settle.current(next), SETTLED_MS);
  };
  return { text, type, set };
}
