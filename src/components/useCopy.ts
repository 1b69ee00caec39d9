import { useCallback, useEffect, useRef, useState } from 'react';

/** How long "copied" is said, in ms: long enough to read one word. */
const COPIED_MS = 1200;

type Result = 'idle' | 'copied' | 'failed';

/** Copies text; `result` says how it went and falls back to idle after a moment. */
export function useCopy(copiedMs = COPIED_MS): { result: Result; copy: (text: string) => void } {
  const [result, setResult] = useState<Result>('idle');
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(
    (text: string) => {
      const say = (next: Result) => {
        setResult(next);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setResult('idle'), copiedMs);
      };
      // Undefined where the page is not served securely.
      const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('insecure'));
      written.then(
        () => say('copied'),
        () => say('failed'),
      );
    },
    [copiedMs],
  );
  return { result, copy };
}
