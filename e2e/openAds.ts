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

/** Where the ads of the tests have their images, and where they count. */
const AD_ORIGINS = ['https://acme.test', 'https://p.test', 'https://q.test', 'https://shop.test'];

interface AdOptions {
  config?: Partial<AdConfig>;
  /** What every random sample of the page gives. */
  random?: number;
}

interface OpenAds {
  /** Addresses outside of this machine that the page has asked for. */
  foreign: string[];
}

/**
 * Makes the built pages what they are where a deployer has configured other ads: the element that
 * says so is replaced in what is served. Counts the shifts that no action of the reader explains.
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
      throw new Error(`The page says nothing of ads: ${path}`);
    }
    return html.replace(TAG, (_, start) => start + text);
  });
  await page.addInitScript((value) => {
    Math.random = () => value;
    window.unexplainedShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        // Docusaurus adds a button to long code when it has measured it.
        const isWithinCode = sources.every(
          ({ node }) => node instanceof Element && node.closest('.theme-code-block'),
        );
        // Letters that come late set aside what follows on their line; an ad moves what is below it.
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
    /** What moved, from where to where, and how much it counts. */
    unexplainedShifts: string[];
  }
}
