import { hasUnsavedWork } from '@site/src/lib/unsavedWork';

/** In the tab: for what its pages were loaded anew, with spaces. */
const KEY = 'offline-reloaded-for';

/** How often it is asked whether the moment has come, in ms. */
const POLL_MS = 250;

/** Whether the tab has not been loaded for this cause yet, which it then remembers. */
function isFirst(cause: string): boolean {
  try {
    const causes = (sessionStorage.getItem(KEY) ?? '').split(' ');
    sessionStorage.setItem(KEY, [...new Set([...causes, cause])].join(' '));
    return !causes.includes(cause);
  } catch {
    // What cannot be remembered might be done for ever.
    return false;
  }
}

let isWaiting = false;

/**
 * Loads the page anew once the reader looks at it and would lose nothing; a tab once for each
 * `cause`, which names a build, and never for two at a time.
 */
export function requestReload(cause: string, reload = () => window.location.reload()): void {
  if (isWaiting) {
    return;
  }
  isWaiting = true;
  const attempt = () => {
    if (!document.hasFocus() || hasUnsavedWork()) {
      return;
    }
    clearInterval(timer);
    if (isFirst(cause)) {
      // Waits for ever: the page is about to go.
      reload();
    } else {
      isWaiting = false;
    }
  };
  const timer = setInterval(attempt, POLL_MS);
  attempt();
}
