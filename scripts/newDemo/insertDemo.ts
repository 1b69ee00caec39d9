import { listHeadings, parsePage, type Heading } from '../lib/parsePage';

/** Sections at the end of a page that shouldn't contain demos. */
const CLOSING = ['Next steps', 'Versions', 'API'];

function choose(headings: readonly Heading[], after: string | undefined): Heading | undefined {
  if (after === undefined) {
    return headings.findLast(({ text, depth }) => depth > 1 && !CLOSING.includes(text));
  }
  const found = headings.filter(({ text }) => text === after.replace(/^#+\s*/, '').trim());
  if (found.length !== 1) {
    const all = headings.map(({ text }) => `"${text}"`).join(', ');
    const count = found.length === 0 ? 'no heading' : `${found.length} headings`;
    throw new Error(`The page has ${count} "${after}". Headings: ${all || 'none'}.`);
  }
  return found[0];
}

/**
 * Inserts a line into the text of a page: after the content of a heading, before the next heading
 * of any level. Without `after`, it is the last heading that isn't a closing section.
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
