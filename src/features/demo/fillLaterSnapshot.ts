/** Enables the styles of deferred snapshots, which the page has loaded as print styles. */
async function showStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-later-snapshots]');
  if (link && !link.sheet) {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', reject, { once: true });
    });
  }
  link?.removeAttribute('media');
}

/**
 * Inserts a snapshot that the build left out of the page (`data-later` is the URL of its document).
 * Calls `onMissing` if it can't be loaded: the demo itself then loads when it's near.
 */
export async function fillLaterSnapshot(place: HTMLElement, onMissing: () => void): Promise<void> {
  try {
    const [response] = await Promise.all([
      fetch(place.dataset.later!, { priority: 'low' }),
      showStyles(),
    ]);
    if (!response.ok) {
      throw new Error(`Request for a demo's snapshot failed with status ${response.status}.`);
    }
    const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
    place.replaceChildren(...document.importNode(body, true).childNodes);
  } catch {
    onMissing();
  }
}
