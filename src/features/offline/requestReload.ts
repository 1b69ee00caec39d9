import { hasUnsavedWork } from '@site/src/lib/unsavedWork';

/** Stored in the tab: the causes for which its pages were reloaded, separated by spaces. */
const KEY = 'offline-reloaded-for';

/** How often to check whether the page can be reloaded, in ms. */
const POLL_MS = 250;

/** Whether the tab hasn't been reloaded for this cause yet, which it then remembers. */
function isFirst(cause: string): boolean {
  try {
    const causes = (sessionStorage.getItem(KEY) ?? '').split(' ');
    sessionStorage.setItem(KEY, [...new Set([...causes, cause])].join(' '));
    return !causes.includes(cause);
  } catch {
    // Without a record, it might reload forever.
    return false;
  }
}

let isWaiting = false;

/**
 * Reloads the page once the reader looks at it and would lose nothing; once per tab for each
 * `cause`, which is a build, and never for two at a time.
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
      // Stays waiting: the page is about to unload.
      reload();
    } else {
      isWaiting = false;
    }
  };
  const timer = setInterval(attempt, POLL_MS);
  attempt();
}
