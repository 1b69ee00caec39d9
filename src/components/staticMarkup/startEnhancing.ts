import { whenIdle } from '../whenIdle';

/** Events which indicate that the reader is about to use the page. */
const SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

/** Makes static content interactive until the signal aborts. */
export type Enhance = (content: HTMLElement, signal: AbortSignal) => void;

/**
 * Loads what makes static content interactive, once the browser is idle or the reader reaches for
 * it. Returns a cleanup function.
 */
export function startEnhancing(content: HTMLElement, load: () => Promise<Enhance>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const enhanceContent = async () => {
    try {
      const enhance = await load();
      if (!signal.aborted) {
        enhance(content, signal);
      }
    } catch (error) {
      // The page is readable without it; only a chunk that can't be loaded needs no report.
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
