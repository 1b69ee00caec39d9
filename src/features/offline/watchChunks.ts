import { requestReload } from './requestReload';

/** The script that distinguishes one build's pages from another's. */
const MAIN_SCRIPT = /assets\/js\/main\.[0-9a-z]+\.js/;

/** The name of a page's main script, which identifies its build. */
export function findBuild(html: string): string | undefined {
  return MAIN_SCRIPT.exec(html)?.[0];
}

/** Whether something that failed to load is a script or style sheet of the build. */
export function isChunk(target: EventTarget | null): boolean {
  return (
    (target instanceof HTMLScriptElement && target.src.includes('/assets/js/')) ||
    (target instanceof HTMLLinkElement && target.href.includes('/assets/css/'))
  );
}

let isAsking = false;

/**
 * Reloads the page if the server has a different build by now, in which the chunk no longer exists.
 */
async function askForBuild(): Promise<void> {
  if (isAsking) {
    return;
  }
  isAsking = true;
  try {
    const response = await fetch(window.location.href, { cache: 'no-cache' });
    const build = response.ok ? findBuild(await response.text()) : undefined;
    const own = findBuild(document.head.innerHTML);
    if (build && own && build !== own) {
      requestReload(build);
    }
  } catch {
    // No network: the code that requested the chunk offers to retry.
  } finally {
    isAsking = false;
  }
}

/**
 * A chunk that can't be loaded may be gone along with its build. The part of the page that
 * requested it reports the failure; this checks whether reloading the page would help and does so.
 */
export function watchChunks(): void {
  const listener = ({ target }: Event) => {
    if (isChunk(target)) {
      void askForBuild();
    }
  };
  // These events don't bubble.
  window.addEventListener('error', listener, true);
}
