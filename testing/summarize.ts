/** The median of the sorted values; NaN if there are none. */
export function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A page with the bytes of JavaScript that it transfers. */
export interface WeighedPage {
  page: string;
  bytes: { scripts: number };
}

export interface Summary {
  /** Ratio of its JavaScript to the stock page's. */
  median: number;
  worst: number;
  worstPage: string;
}

/** How the JavaScript of pages compares with the stock page's: the median and the heaviest. */
export function summarize(pages: readonly WeighedPage[], stock: WeighedPage): Summary {
  const sorted = pages.toSorted((a, b) => a.bytes.scripts - b.bytes.scripts);
  const ratio = (page: WeighedPage | undefined) =>
    page ? page.bytes.scripts / stock.bytes.scripts : Number.NaN;
  const worst = sorted.at(-1);
  return {
    median: ratio(sorted[Math.floor(sorted.length / 2)]),
    worst: ratio(worst),
    worstPage: worst?.page ?? '',
  };
}
