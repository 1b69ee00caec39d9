import type axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What may differ between two variants of one page: all else is the same markup. */
const VISUAL_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** The watermark over commercial components without a key is drawn by the library, faintly. */
function markWatermarks(): void {
  // Every major has its own words on it, and the same place above all.
  document.querySelectorAll<HTMLElement>('[data-demo] div').forEach((element) => {
    if (element.style.zIndex === '100000') {
      element.setAttribute('data-watermark', '');
    }
  });
}

/**
 * Marks text that looks like text before it in the same demo, or the same page outside of demos:
 * of the same color, size and weight on the same grounds. Its contrast is the same too, and a page
 * has thousands of words of code and cells in a dozen colors.
 */
function markAlike(root: string): void {
  const kinds = new Map<string, number>();
  const grounds = new Map<Element | null, number>([[null, 0]]);
  const intern = (kind: string) => {
    kinds.set(kind, kinds.get(kind) ?? kinds.size + 1);
    return kinds.get(kind)!;
  };
  const getGround = (element: Element): number => {
    const known = grounds.get(element);
    if (known !== undefined) {
      return known;
    }
    const under = getGround(element.parentElement!);
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const isClear = own === 'rgba(0, 0, 0, 0),none,1,none,normal';
    grounds.set(element, isClear ? under : intern(`${under} ${own}`));
    return grounds.get(element)!;
  };
  grounds.set(document.documentElement, intern(getComputedStyle(document.body).backgroundColor));
  const seen = new Set<string>();
  document.querySelectorAll('[data-alike]').forEach((element) => {
    element.removeAttribute('data-alike');
  });
  document.querySelectorAll(root).forEach((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText) {
      return;
    }
    const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element);
    const isCode = element.closest('pre') !== null;
    const scope = isCode ? 'code' : element.closest('[data-demo]')?.id;
    const kind = [scope, getGround(element), color, fontSize, fontWeight, textShadow, position];
    const key = kind.join('|');
    if (seen.has(key)) {
      element.setAttribute('data-alike', '');
    }
    seen.add(key);
  });
}

/**
 * What axe finds on a page. It runs in the page itself: the builder for Playwright carries the
 * whole result through a second page, which takes longer than the search. Of text in code that
 * looks alike one word is measured; with `onlyVisual`, of all text, and only those rules are
 * asked whose answer depends on mode, direction and width.
 */
export async function listViolations(page: Page, { onlyVisual = false } = {}): Promise<string[]> {
  await page.evaluate(markWatermarks);
  await page.evaluate(markAlike, onlyVisual ? 'body *' : 'body pre *');
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
  }
  return page.evaluate(
    async (rules) => {
      window.axe.configure({
        rules: [{ id: 'color-contrast', selector: '*:not([data-alike])' }],
      });
      const { violations } = await window.axe.run(
        // The ground of a framed result is the page's, which the tool cannot see from inside.
        { exclude: ['[data-watermark]', 'iframe'] },
        {
          resultTypes: ['violations'],
          preload: false,
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
          rules: { 'target-size': { enabled: true } },
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    onlyVisual ? VISUAL_RULES : undefined,
  );
}
