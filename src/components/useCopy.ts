import { useCallback, useEffect, useRef, useState } from 'react';
import { writeClipboard } from './writeClipboard';

/** How long "copied" is said, in ms: long enough to read one word. */
const COPIED_MS = 1200;

type Result = 'idle' | 'copying' | 'copied' | 'failed';

/**
 * Copies text; `result` says how it went and falls back to idle after a moment. A text that has
 * still to come is a promise, and `copying` until then.
 */
export function useCopy(copiedMs = COPIED_MS): {
  result: Result;
  copy: (text: string | Promise<string>) => void;
} {
  const [result, setResult] = useState<Result>('idle');
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(
    (text: string | Promise<string>) => {
      const say = (next: Result) => {
        setResult(next);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setResult('idle'), copiedMs);
      };
      if (typeof text !== 'string') {
        window.clearTimeout(timer.current);
        setResult('copying');
      }
      writeClipboard(text).then(
        () => say('copied'),
        () => say('failed'),
      );
    },
    [copiedMs],
  );
  return { result, copy };
}
