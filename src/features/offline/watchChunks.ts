import { requestReload } from './requestReload';

/** The script by which pages of one build are told from those of another. */
const MAIN_SCRIPT = /assets\/js\/main\.[0-9a-z]+\.js/;

/** The name of a page's main script: that of its build. */
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

/** Loads the page anew where the server has another build by now, to which the chunk is lost. */
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
    // No network: whoever asked for the chunk offers to try again.
  } finally {
    isAsking = false;
  }
}

/**
 * A chunk that does not come may be gone with the build it is part of. Whatever part of the page
 * asked for it says that it failed; this looks whether loading the page anew would help, and does.
 */
export function watchChunks(): void {
  const listener = ({ target }: Event) => {
    if (isChunk(target)) {
      void askForBuild();
    }
  };
  // Such events do not bubble.
  window.addEventListener('error', listener, true);
}
