import type { CodeHashes } from './createPolicies';
import { hashCode, readInlineCode } from './readInlineCode';

/** A document of the built site. */
export interface HtmlFile {
  /** Relative to the built site. */
  file: string;
  html: string;
}

/** So much of a script tells which one it is. */
const SHOWN = 100;

const show = (code: string) => {
  const line = code.trim().replaceAll(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

/** The hashes of all code that stands in documents, each once. */
export function hashInlineCode(files: readonly HtmlFile[]): CodeHashes {
  const codes = files.map(({ html }) => readInlineCode(html));
  const hash = (texts: string[]) => [...new Set(texts)].map(hashCode).sort();
  return {
    scripts: hash(codes.flatMap(({ scripts }) => scripts)),
    styles: hash(codes.flatMap(({ styles }) => styles)),
  };
}

/** What of a document its policy would block, one message each. */
export function findPolicyProblems({ file, html }: HtmlFile, allowed: CodeHashes): string[] {
  const { scripts, styles, handlers } = readInlineCode(html);
  const lacking = (texts: string[], hashes: readonly string[], kind: string) =>
    texts
      .filter((text) => !hashes.includes(hashCode(text)))
      .map((text) => `${file}: the policy has no hash of its ${kind} "${show(text)}".`);
  return [
    ...lacking(scripts, allowed.scripts, 'script'),
    ...lacking(styles, allowed.styles, 'style'),
    ...handlers.map((handler) => `${file}: no hash can allow the script in "${show(handler)}".`),
  ];
}
