import { useEffect, useRef, useState } from 'react';

/**
 * How long after the last keystroke the URL is updated, in ms, because browsers limit how often
 * that may happen.
 */
const SETTLED_MS = 250;

interface TypedText {
  text: string;
  /** Sets what the reader typed. */
  type: (text: string) => void;
  /** Sets text that is in the URL already, or is about to be. */
  set: (text: string) => void;
}

/** Text as typed: it's initialized from the URL, and the URL is updated when the reader pauses. */
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
