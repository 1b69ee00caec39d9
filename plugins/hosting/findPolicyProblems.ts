import type { CodeHashes } from './createPolicies';
import { hashReviewed, type ReviewedCode } from './inlineCode';
import { hashCode, readInlineCode } from './readInlineCode';

/** A document of the built site. */
export interface HtmlFile {
  /** Relative to the built site. */
  file: string;
  html: string;
}

/** Number of characters that identify a script. */
const SHOWN = 100;

const show = (code: string) => {
  const line = code.trim().replaceAll(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

interface ReviewOptions {
  place: ReviewedCode['place'];
  /** With a slash at both ends. */
  baseUrl: string;
  reviewed: readonly ReviewedCode[];
}

/**
 * The hashes of reviewed code in documents, without duplicates, and reviewed code that no document
 * contains.
 */
export function hashReviewedCode(
  files: readonly HtmlFile[],
  { place, baseUrl, reviewed }: ReviewOptions,
): { hashes: CodeHashes; unused: ReviewedCode[] } {
  const codes = files.map(({ html }) => readInlineCode(html));
  const entries = reviewed.filter((entry) => entry.place === place);
  const used = new Set<ReviewedCode>();
  const hash = (texts: string[], kind: ReviewedCode['kind']) =>
    [...new Set(texts)]
      .filter((text) => {
        const own = hashReviewed(text, baseUrl);
        const entry = entries.find((known) => known.kind === kind && known.hash === own);
        if (entry) {
          used.add(entry);
        }
        return entry !== undefined;
      })
      .map(hashCode)
      .sort();
  const hashes = {
    scripts: hash(
      codes.flatMap(({ scripts }) => scripts),
      'script',
    ),
    styles: hash(
      codes.flatMap(({ styles }) => styles),
      'style',
    ),
  };
  return { hashes, unused: entries.filter((entry) => !used.has(entry)) };
}

/**
 * What the policy of a document would block, one message each. `baseUrl` has a slash at both ends.
 */
export function findPolicyProblems(
  { html }: HtmlFile,
  allowed: CodeHashes,
  baseUrl: string,
): string[] {
  const { scripts, styles, handlers } = readInlineCode(html);
  const lacking = (texts: string[], hashes: readonly string[], kind: ReviewedCode['kind']) =>
    texts
      .filter((text) => !hashes.includes(hashCode(text)))
      .map(
        (text) =>
          `the policy has no hash for its ${kind} "${show(text)}". If it belongs there, review it and add ${hashReviewed(text, baseUrl)} to plugins/hosting/inlineCode.ts; otherwise, move it to a file.`,
      );
  return [
    ...lacking(scripts, allowed.scripts, 'script'),
    ...lacking(styles, allowed.styles, 'style'),
    ...handlers.map((handler) => `no hash can allow the script in "${show(handler)}".`),
  ];
}
