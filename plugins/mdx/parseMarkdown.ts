import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Parent } from 'unist';
import type { PageDiagnostic } from './pageDiagnostic';
import { explainSyntax, type SyntaxMessage } from './explainSyntax';

/** The syntax that Docusaurus reads pages with: its parser, and the extensions it adds. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** After so many mistakes in one page the rest of it is not read. */
const MAX_MISTAKES = 20;

export interface ParsedMarkdown {
  /** Empty when the page cannot be read at all. */
  tree: Parent;
  diagnostics: PageDiagnostic[];
}

/**
 * The syntax tree of a page and all its mistakes of syntax. The parser stops at the first one, so
 * what is wrong is taken out (other lines keep their numbers) and the rest is read again.
 */
export function parseMarkdown(text: string): ParsedMarkdown {
  const diagnostics: PageDiagnostic[] = [];
  let rest = text;
  let hasMismatch = false;
  for (let count = 0; count < MAX_MISTAKES; count += 1) {
    try {
      return { tree: pageParser.parse(rest), diagnostics };
    } catch (error) {
      const mistake = explainSyntax(error as SyntaxMessage, rest);
      // A tag without its other half makes more of them, which vanish with the first.
      if (!(mistake.isMismatch && hasMismatch)) {
        diagnostics.push(mistake.diagnostic);
      }
      hasMismatch ||= mistake.isMismatch;
      rest = mistake.rest;
    }
  }
  return { tree: { type: 'root', children: [] }, diagnostics };
}
