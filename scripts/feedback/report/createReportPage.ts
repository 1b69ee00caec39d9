import { createHash } from 'node:crypto';
import type { FeedbackCount, FeedbackFilter, StoredFeedback } from '../store';
import { html, Markup } from './html';
import { REPORT_STYLES } from './styles';

export interface Report {
  filter: FeedbackFilter;
  /** Available filters. */
  versions: readonly string[];
  products: readonly string[];
  /** Those with the most feedback first. */
  counts: readonly FeedbackCount[];
  /** Newest first. */
  comments: readonly StoredFeedback[];
}

const STYLE = new Markup(`<style>${REPORT_STYLES}</style>`);
const STYLE_HASH = createHash('sha256').update(REPORT_STYLES).digest('base64');

/** The page runs no code and loads nothing; its form submits to the page itself. */
export const REPORT_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

function createSelect(
  name: keyof FeedbackFilter,
  label: string,
  values: readonly string[],
  chosen = '',
): Markup {
  const known = chosen === '' || values.includes(chosen) ? values : [...values, chosen];
  const options = known.map((value) =>
    value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`,
  );
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">All</option>
      ${options}
    </select></label
  >`;
}

/** The path identifies the page; the origin is usually the same. */
function createPlace(page: string, section: string, title: string): Markup {
  const link = html`<a href="${section || page}">${new URL(page).pathname}</a>`;
  return section ? html`${link}<br />${title || new URL(section).hash}` : link;
}

function createCounts(counts: Report['counts']): Markup {
  if (counts.length === 0) {
    return html`<p>None yet.</p>`;
  }
  const rows = counts.map(
    (count) =>
      html`<tr>
        <th scope="row">${createPlace(count.page_url, count.section_url, count.section_title)}</th>
        <td>${count.helpful}</td>
        <td>${count.not_helpful}</td>
        <td>${count.comments}</td>
      </tr>`,
  );
  return html`<div class="wide" role="region" aria-labelledby="pages" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Page and section</th>
          <th scope="col">Helpful</th>
          <th scope="col">Not helpful</th>
          <th scope="col">Comments</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

const VERDICTS = { 1: 'Helpful', 0: 'Not helpful' };

function createComment(row: StoredFeedback): Markup {
  const facts = [
    ...(row.rating === null ? [] : [VERDICTS[row.rating]]),
    ...[row.product, row.version, row.language].filter(Boolean),
  ];
  const day = row.received_at.slice(0, 10);
  return html`<li>
    <p>${createPlace(row.page_url, row.section_url, row.section_title)}</p>
    <blockquote>${row.comment}</blockquote>
    <p class="quiet">
      ${facts.join(' · ')}${facts.length > 0 ? ' · ' : ''}<time datetime="${row.received_at}"
        >${day}</time
      >
    </p>
  </li>`;
}

function createCsvLink({ version = '', product = '' }: FeedbackFilter): Markup {
  const query = new URLSearchParams({ version, product });
  return html`<a href="report.csv?${query.toString()}">Download all as CSV</a>`;
}

/** The report as a page: the feedback on each page and section, and the newest comments. */
export function createReportPage(report: Report): string {
  const { filter, versions, products, counts, comments } = report;
  const list =
    comments.length > 0
      ? html`<ol>
          ${comments.map(createComment)}
        </ol>`
      : html`<p>None yet.</p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Feedback</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>Feedback</h1>
          <form>
            ${createSelect('version', 'Version', versions, filter.version)}
            ${createSelect('product', 'Product', products, filter.product)}
            <button>Show</button>
            ${createCsvLink(filter)}
          </form>
          <h2 id="pages">Pages and sections</h2>
          ${createCounts(counts)}
          <h2>Newest comments</h2>
          ${list}
        </main>
      </body>
    </html>`.text;
}
