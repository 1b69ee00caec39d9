import { useCallback, useEffect, useRef, useState } from 'react';
import { COPIED_MS } from './copiedTimes';
import { writeClipboard } from './writeClipboard';

type Result = 'idle' | 'copying' | 'copied' | 'failed';

/**
 * Copies text; `result` is the outcome and is reset to idle after a moment. Text that hasn't loaded
 * yet is a promise; until it resolves, the result is `copying`.
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
