/** What browsers report although nothing is wrong: a size that is settled a frame later. */
const HARMLESS = /^ResizeObserver loop/;

/**
 * Reports errors that nobody catches: of handlers, timers and promises. An error in a library
 * may come without any detail; it is `undefined` then.
 */
export function watchErrors(onError: (error: unknown) => void): void {
  window.addEventListener('error', ({ error, message }: ErrorEvent) => {
    if (!HARMLESS.test(message)) {
      onError(error ?? undefined);
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
}
