/** Turns on the styles of later snapshots, which the page has fetched as if for print. */
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
 * Puts a snapshot that the build has left out of the page (`data-later` is the address of its
 * document) into its place. Calls `onMissing` where it does not come: the demo itself then does, when
 * it is near.
 */
export async function fillLaterSnapshot(place: HTMLElement, onMissing: () => void): Promise<void> {
  try {
    const [response] = await Promise.all([
      fetch(place.dataset.later!, { priority: 'low' }),
      showStyles(),
    ]);
    if (!response.ok) {
      throw new Error(`A snapshot of a demo answered ${response.status}.`);
    }
    const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
    place.replaceChildren(...document.importNode(body, true).childNodes);
  } catch {
    onMissing();
  }
}
