import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../../testing/browser/ensureBrowser';
import { serveSite } from '../../testing/servers/serveSite';
import { getMedian } from '../../testing/summarize';

/** Visits to each page. They alternate between pages, so a busy minute affects all of them. */
const RUNS = 5;

/** Port on which Lighthouse connects to the browser. */
const PORT = 9333;

const AUDITS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
} as const;

type Times = Record<keyof typeof AUDITS, number>;

interface Visit {
  /** From 0 to 100. */
  score: number;
  /** On the slow phone that Lighthouse emulates, in ms. */
  times: Times;
}

async function visit(url: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  });
  try {
    const flags = { port: PORT, onlyCategories: ['performance'], logLevel: 'error' as const };
    const { lhr } = (await lighthouse(url, flags))!;
    const read = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((lhr.categories.performance?.score ?? Number.NaN) * 100),
      times: Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [name, read(audit)]),
      ) as Times,
    };
  } finally {
    await browser.close();
  }
}

interface Sites {
  buildDir: string;
  stockDir: string;
  stockPage: string;
  /** Pages of this site. */
  pages: readonly string[];
}

/** Prints Lighthouse's mobile performance of pages and the stock page, as medians of the runs. */
export async function reportLighthouse(sites: Sites): Promise<void> {
  const [stock, ours] = await Promise.all(
    [sites.stockDir, sites.buildDir].map((directory) => serveSite(directory, { packs: true })),
  );
  const urls = [
    new URL(sites.stockPage, stock!.address).href,
    ...sites.pages.map((page) => new URL(page, ours!.address).href),
  ];
  const visits = new Map<string, Visit[]>(urls.map((url) => [url, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const url of urls) {
      visits.get(url)!.push(await visit(url));
    }
  }
  stock!.close();
  ours!.close();
  console.log(`\nLighthouse, mobile, medians of ${RUNS} alternating runs; the stock page first`);
  for (const [url, runs] of visits) {
    const score = getMedian(runs.map((run) => run.score));
    const times = (Object.keys(AUDITS) as (keyof Times)[]).map(
      (name) => `${name} ${getMedian(runs.map((run) => run.times[name])).toFixed(0)} ms`,
    );
    console.log(`  ${new URL(url).pathname.padEnd(48)} ${score}   ${times.join(', ')}`);
  }
}
