import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Parent } from 'unist';
import type { PageDiagnostic } from './pageDiagnostic';
import { explainSyntax, type SyntaxMessage } from './explainSyntax';

/** The syntax of pages in Docusaurus: its parser, and the extensions it adds. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** After this many mistakes, the rest of a page isn't read. */
const MAX_MISTAKES = 20;

export interface ParsedMarkdown {
  /** Empty if the page can't be parsed at all. */
  tree: Parent;
  diagnostics: PageDiagnostic[];
}

/**
 * The syntax tree of a page and all its syntax errors. The parser stops at the first one, so each
 * error is removed (without changing line numbers) and the rest is parsed again.
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
      // A tag without a match causes more such errors, which disappear with the first.
      if (!(mistake.isMismatch && hasMismatch)) {
        diagnostics.push(mistake.diagnostic);
      }
      hasMismatch ||= mistake.isMismatch;
      rest = mistake.rest;
    }
  }
  return { tree: { type: 'root', children: [] }, diagnostics };
}
