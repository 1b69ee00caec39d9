import { whenIdle } from '../whenIdle';

/** What says that the reader is about to use the page. */
const SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

/** Makes static content answer, until the signal. `url` is the page's, with the base URL. */
export type Enhance = (content: HTMLElement, url: string, signal: AbortSignal) => void;

/**
 * Loads what makes static content answer, once the browser is idle or the reader reaches for it.
 * Returns the way back.
 */
export function startEnhancing(
  content: HTMLElement,
  url: string,
  load: () => Promise<Enhance>,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const enhanceContent = async () => {
    try {
      const enhance = await load();
      if (!signal.aborted) {
        enhance(content, url, signal);
      }
    } catch (error) {
      // The page reads without it; only a chunk that does not arrive is no news.
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) {
        throw error;
      }
    }
  };
  const start = () => {
    cancelIdle();
    SIGNS.forEach((sign) => content.removeEventListener(sign, start));
    void enhanceContent();
  };
  const cancelIdle = whenIdle(start);
  SIGNS.forEach((sign) => content.addEventListener(sign, start, { signal }));
  signal.addEventListener('abort', cancelIdle);
  return () => controller.abort();
}
