import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ANALYTICS_ELEMENT_ID, type AnalyticsConfig } from '../src/lib/contracts/analyticsConfig';
import { addConfig, serveConfigured } from './serveConfigured';

const SERVICE = 'https://analytics.example/';

export const CONFIG: AnalyticsConfig = {
  measurementId: 'G-TEST123',
  scriptUrl: `${SERVICE}gtag.js?layer=1`,
};

/** A mock of the service's script: it receives earlier calls, then each new one. */
const SCRIPT = `
  window.gtagCalls = [];
  const keep = (entry) => {
    if (String(entry) === '[object Arguments]') window.gtagCalls.push([...entry]);
  };
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.forEach(keep);
  window.dataLayer.push = (...entries) => { entries.forEach(keep); return push(...entries); };`;

/** The hash of that script, as a deployer would configure it. */
export const SCRIPT_INTEGRITY = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

declare global {
  interface Window {
    gtagCalls?: unknown[][];
  }
}

/** The site as if it had been built with this configuration, served to one browser page. */
export async function configureAnalytics(page: Page, config = CONFIG): Promise<void> {
  await serveConfigured(
    page,
    { analytics: config },
    (html) => addConfig(html, ANALYTICS_ELEMENT_ID, JSON.stringify(config)),
    /^http:\/\/localhost/,
  );
}

/** A server for the service's script. Returns the requested URLs. */
export async function serveScript(page: Page, answer: 'calls' | 'nothing' = 'calls') {
  const asked: string[] = [];
  await page.route(`${SERVICE}**`, (route) => {
    asked.push(route.request().url());
    return answer === 'calls'
      ? route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: SCRIPT,
        })
      : route.abort();
  });
  return asked;
}

/** The calls that the service received, except for the time of the first one. */
export async function readCalls(page: Page): Promise<unknown[][]> {
  const calls = await page.evaluate(() =>
    window.gtagCalls?.map((call) => call.map((part) => (part instanceof Date ? 'a date' : part))),
  );
  return calls ?? [];
}

/** Collects the URLs outside of the site that a page requests. */
export function watchForeignRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') {
      requests.push(request.url());
    }
  });
  return requests;
}

/** A reader's choice from an earlier visit. */
export async function rememberChoice(page: Page, choice: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (window === window.top && !sessionStorage.getItem('docs-test-remembered')) {
      sessionStorage.setItem('docs-test-remembered', 'true');
      localStorage.setItem('docs-cookie-consent', stored);
    }
  }, choice);
}

/** The data of each event sent in this category. */
export async function readEvents(page: Page, category: string): Promise<unknown[]> {
  return (await readCalls(page)).filter(([, name]) => name === category).map(([, , data]) => data);
}
