import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rules that may differ between variants of a page; everything else depends only on the markup. */
const VISUAL_RULES = ['color-contrast', 'scrollable-region-focusable'];

/** Without a license key, the libraries draw a faint watermark over commercial components. */
function markWatermarks(): void {
  // Every major has its own text, but the same z-index.
  document.querySelectorAll<HTMLElement>('[data-demo] div').forEach((element) => {
    if (element.style.zIndex === '100000') {
      element.setAttribute('data-watermark', '');
    }
  });
}

/**
 * Marks text that looks the same as three earlier texts, in code or in the rest of the page: the
 * same color, size, weight and background. Its contrast is therefore also the same, and a page has
 * thousands of words of code and table rows in a dozen colors. Text in running demos is never
 * marked, because what is painted behind it may not be one of its parents.
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
    // Hidden or clipped text isn't measured, so it can't represent other text.
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
  /** Only the rules that depend on mode, direction and width. */
  onlyVisual?: boolean;
  /**
   * Also requires controls to be at least 24 px in size. The rule excludes links in text, which axe
   * can't always detect; reference tables are full of them.
   */
  hasTargets?: boolean;
  /** Measures the contrast of only a few texts of each kind. */
  onlyKinds?: boolean;
}

/**
 * What axe finds on a page. It runs in the page itself, because the Playwright builder passes the
 * whole result through a second page, which takes longer than the analysis.
 */
export async function listViolations(page: Page, search: Search = {}): Promise<string[]> {
  await page.evaluate(markWatermarks);
  if (search.onlyKinds) {
    await page.evaluate(markAlike);
  }
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Not as a script element, which the site's policy forbids.
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  }
  const hasTargets = search.hasTargets ?? false;
  return page.evaluate(
    async ({ rules, isTargetAsked }) => {
      window.axe.configure({
        rules: [{ id: 'color-contrast', selector: '*:not([data-alike])' }],
      });
      const { violations } = await window.axe.run(
        // The background of an iframe is the page's, which axe can't see from inside.
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
          // Targets clipped by a scroller are large enough once they are scrolled into view.
          .filter(
            ({ failureSummary }) => !/size because it is partially obsc/.test(failureSummary ?? ''),
          )
          .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    {
      // Rules listed here run regardless of other options.
      rules: search.onlyVisual
        ? [...VISUAL_RULES, ...(hasTargets ? ['target-size'] : [])]
        : undefined,
      isTargetAsked: hasTargets,
    },
  );
}
