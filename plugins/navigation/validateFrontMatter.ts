import { BADGE_FIELDS } from '../../nav/types';
import { PRODUCT_IDS } from '../../src/lib/products';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { suggest } from '../../src/lib/suggest';
import type { Page } from './readPages';
import { PAID_PLANS } from './validateEntries';

const TITLE_LIMIT = 70;
const DESCRIPTION_LIMIT = 160;

/** Keys of our own, then the ones of Docusaurus that pages use. */
const KNOWN_KEYS = [
  ...['title', 'description', 'productId', 'components', 'hooks', 'packageName', 'githubLabel'],
  ...['waiAria', 'materialDesign', 'disableAd', ...BADGE_FIELDS],
  ...['unlisted', 'keywords', 'image', 'hide_table_of_contents'],
  ...['toc_min_heading_level', 'toc_max_heading_level'],
];

/** What is wrong with the title of a page. */
export function describeTitle(title: unknown): string | undefined {
  if (typeof title !== 'string' || title.trim() === '') {
    return 'The title is missing. Give the page a "title".';
  }
  return title.length > TITLE_LIMIT
    ? `The title has ${title.length} characters; ${TITLE_LIMIT} are allowed.`
    : undefined;
}

/** What is wrong with the description of a page. */
export function describeDescription(description: unknown): string | undefined {
  if (typeof description !== 'string' || description.trim() === '') {
    return 'The description is missing. Answer the reader’s question in one sentence.';
  }
  if (description.length > DESCRIPTION_LIMIT) {
    return `The description has ${description.length} characters; ${DESCRIPTION_LIMIT} are allowed.`;
  }
  return /[.!]$/.test(description) ? undefined : 'The description must end with "." or "!".';
}

function describeValue(key: string, value: unknown): string | undefined {
  if (!KNOWN_KEYS.includes(key)) {
    return `Unknown front matter "${key}".${suggest(key, KNOWN_KEYS)} Known: ${KNOWN_KEYS.join(', ')}.`;
  }
  if (key === 'productId' && !(PRODUCT_IDS as readonly unknown[]).includes(value)) {
    return `Unknown productId "${String(value)}". It is one of: ${PRODUCT_IDS.join(', ')}.`;
  }
  if (key === 'plan' && !PAID_PLANS.includes(String(value))) {
    return `Unknown plan "${String(value)}". A plan is one of: ${PAID_PLANS.join(', ')}.`;
  }
  const isFlag = ['newFeature', 'planned', 'unstable', 'unlisted', 'disableAd'].includes(key);
  return isFlag && typeof value !== 'boolean'
    ? `"${key}" is ${JSON.stringify(value)}; it must be true or false.`
    : undefined;
}

/** Checks the front matter of one page by itself. */
export function validateFrontMatter({ file, frontMatter, lines }: Page): Diagnostic[] {
  const diagnosticAt = (key: string, message: string | undefined): Diagnostic[] =>
    message ? [{ file, line: lines[key] ?? 1, message }] : [];
  return [
    ...diagnosticAt('title', describeTitle(frontMatter.title)),
    ...diagnosticAt('description', describeDescription(frontMatter.description)),
    ...Object.entries(frontMatter).flatMap(([key, value]) =>
      diagnosticAt(key, describeValue(key, value)),
    ),
  ];
}
