import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What may differ between two variants of one page: all else is the same markup. */
const VISUAL_RULES = ['color-contrast', 'scrollable-region-focusable'];

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
 * Marks text that looks like three texts before it in code or in the rest of the page: of the same
 * color, size and weight on the same grounds. Its contrast is the same too, and a page has thousands
 * of words of code and of rows in a dozen colors. Text in running demos is never marked: what is
 * painted behind it there need not be around it.
 */
function markAlike(): void {
  const ENOUGH = 3;
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
  const seen = new Map<string, number>();
  document.querySelectorAll('body *').forEach((element) => {
    element.removeAttribute('data-alike');
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    // Text that is hidden or clipped is not measured: it stands for no other.
    const { width, height } = element.getBoundingClientRect();
    if (
      !hasText ||
      element.closest('[data-live]') ||
      width <= 1 ||
      height <= 1 ||
      !element.checkVisibility({ visibilityProperty: true })
    ) {
      return;
    }
    const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element);
    const scope = element.closest('pre') ? 'code' : 'page';
    const kind = [scope, getGround(element), color, fontSize, fontWeight, textShadow, position];
    const key = kind.join('|');
    const count = seen.get(key) ?? 0;
    element.toggleAttribute('data-alike', count >= ENOUGH);
    seen.set(key, count + 1);
  });
}

interface Search {
  /** Only the rules whose answer depends on mode, direction and width. */
  onlyVisual?: boolean;
  /**
   * Asks for targets of 24 px too: of controls. The rule excepts links in text, which axe cannot
   * always tell; rows of the reference are full of them.
   */
  hasTargets?: boolean;
  /** Measures the contrast of some texts of each kind, not of every text. */
  onlyKinds?: boolean;
}

/**
 * What axe finds on a page. It runs in the page itself: the builder for Playwright carries the
 * whole result through a second page, which takes longer than the search.
 */
export async function listViolations(page: Page, search: Search = {}): Promise<string[]> {
  await page.evaluate(markWatermarks);
  if (search.onlyKinds) {
    await page.evaluate(markAlike);
  }
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Not as an element, which the policy of the site forbids.
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  }
  const hasTargets = search.hasTargets ?? false;
  return page.evaluate(
    async ({ rules, isTargetAsked }) => {
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
          rules: { 'target-size': { enabled: isTargetAsked } },
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // What a scroller cuts off is as large as it should be once it is scrolled to.
          .filter(
            ({ failureSummary }) => !/size because it is partially obsc/.test(failureSummary ?? ''),
          )
          .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    {
      // A rule that is named is asked, whatever else says.
      rules: search.onlyVisual
        ? [...VISUAL_RULES, ...(hasTargets ? ['target-size'] : [])]
        : undefined,
      isTargetAsked: hasTargets,
    },
  );
}
