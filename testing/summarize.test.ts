import type { PageTransfer } from '../scripts/bench/measureTransfer';
import { summarize } from './summarize';

const create = (page: string, scripts: number): PageTransfer => ({
  page,
  bytes: { scripts, styles: 0, fonts: 0, images: 0 },
  blockingTime: 0,
  firstPaint: 0,
  largestPaint: 0,
});

it('compares the middle page and the heaviest with the stock page', () => {
  const pages = [create('/heavy/', 400), create('/light/', 100), create('/middle/', 150)];
  expect(summarize(pages, create('/stock/', 100))).toEqual({
    median: 1.5,
    worst: 4,
    worstPage: '/heavy/',
  });
});
