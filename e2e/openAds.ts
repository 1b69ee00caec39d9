import type { Page } from '@playwright/test';
import { AD_CONFIG_ID, type AdConfig } from '../src/lib/contracts/ads';
import { serveConfigured } from './serveConfigured';

const TAG = new RegExp(`(id="?${AD_CONFIG_ID}"?[^>]*>)[^<]*(?=</script>)`);

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Whether the reader did something just before. */
  hadRecentInput: boolean;
  sources: readonly { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Where the tests' ads have their images and their tracking pixels. */
const AD_ORIGINS = ['https://acme.test', 'https://p.test', 'https://q.test', 'https://shop.test'];

interface AdOptions {
  config?: Partial<AdConfig>;
  /** The value of all random samples on the page. */
  random?: number;
}

interface OpenAds {
  /** URLs outside of this machine that the page has requested. */
  foreign: string[];
}

/**
 * Makes built pages look as if a deployer had configured other ads, by replacing the configuration
 * element in the response. Collects layout shifts that aren't caused by the reader's actions.
 */
export async function openAds(
  page: Page,
  path: string,
  { config = {}, random = 0.5 }: AdOptions = {},
): Promise<OpenAds> {
  const foreign: string[] = [];
  const services = {
    ads: { scriptUrl: config.script?.url ?? '', feedUrl: config.feedUrl ?? '' },
    hosting: { adOrigins: AD_ORIGINS.join(' ') },
  };
  const text = JSON.stringify({ isEnabled: true, publisher: 'Vendor', ...config });
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') });
  });
  await serveConfigured(page, services, (html) => {
    if (!TAG.test(html)) {
      throw new Error(`The page has no ad configuration: ${path}`);
    }
    return html.replace(TAG, (_, start) => start + text);
  });
  await page.addInitScript((value) => {
    Math.random = () => value;
    window.unexplainedShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        // Docusaurus adds a button to long code once it has measured it.
        const isWithinCode = sources.every(
          ({ node }) => node instanceof Element && node.closest('.theme-code-block'),
        );
        // Fonts that load late shift the rest of their line; an ad moves what is below it.
        const isWithinLine = sources.every(
          ({ node, previousRect: from, currentRect: to }) =>
            from.y === to.y &&
            from.height === to.height &&
            !(node instanceof Element && node.closest('[data-ad-slot]')),
        );
        if (!hadRecentInput && !isWithinCode && !isWithinLine) {
          const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const rects = [from, to].map((r) => `${r.x},${r.y} ${r.width}x${r.height}`);
            return `${element?.outerHTML.slice(0, 120)} ${rects.join(' to ')}`;
          });
          window.unexplainedShifts.push(`${value}: ${moved.join('; ')}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, random);
  await page.goto(path);
  return { foreign };
}

declare global {
  interface Window {
    /** What moved, from where to where, and its score. */
    unexplainedShifts: string[];
  }
}
