import { listHeadings, parsePage, type Heading } from '../lib/parsePage';

/** Sections that end a page, and are no place for a demo. */
const CLOSING = ['Next steps', 'Versions', 'API'];

function choose(headings: readonly Heading[], after: string | undefined): Heading | undefined {
  if (after === undefined) {
    return headings.findLast(({ text, depth }) => depth > 1 && !CLOSING.includes(text));
  }
  const found = headings.filter(({ text }) => text === after.replace(/^#+\s*/, '').trim());
  if (found.length !== 1) {
    const all = headings.map(({ text }) => `"${text}"`).join(', ');
    const count = found.length === 0 ? 'no' : `${found.length} times the`;
    throw new Error(`The page has ${count} heading "${after}". Headings: ${all || 'none'}.`);
  }
  return found[0];
}

/**
 * Puts a line into the text of a page: at the end of what stands under a heading, before the next
 * heading of any level; without `after`, of the last one that does not close the page.
 */
export function insertDemo(text: string, line: string, after?: string): string {
  const page = parsePage(text);
  const headings = listHeadings(page);
  const heading = choose(headings, after);
  const following = heading
    ? headings.find(({ index }) => index > heading.index)
    : headings.find(({ text: title }) => CLOSING.includes(title));
  const last = page.children[(following?.index ?? page.children.length) - 1];
  const end = last?.position?.end.offset ?? 0;
  return `${text.slice(0, end)}\n\n${line}${text.slice(end)}`;
}
