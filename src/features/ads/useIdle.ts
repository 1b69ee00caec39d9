import { useEffect, useState } from 'react';

/** How long to wait for a quiet moment, in ms; Safari does not tell when one comes. */
const PATIENCE = 2000;
const GUESS = 200;

/** Turns true once the page is hydrated and has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const wake = () => setIsIdle(true);
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(wake, { timeout: PATIENCE });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(wake, GUESS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
