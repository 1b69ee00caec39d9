/** What browsers report although nothing is wrong: a size that settles a frame later. */
const HARMLESS = /^ResizeObserver loop/;

/**
 * Reports uncaught errors: in handlers, timers and promises. An error in a library may have no
 * details; in that case, it's `undefined`.
 */
export function watchErrors(onError: (error: unknown) => void): void {
  window.addEventListener('error', ({ error, message }: ErrorEvent) => {
    if (!HARMLESS.test(message)) {
      onError(error ?? undefined);
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
}
