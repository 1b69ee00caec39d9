import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { CheckedPage, PageDiagnostic } from './page';

/** Structural problems that Prettier doesn't fix, with remark-lint's messages. */
const linter = unified()
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoHeadingPunctuation, '.,;:!')
  .use(remarkLintNoReferenceLikeUrl)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintNoUnusedDefinitions);

/** References without a definition, unused definitions, emphasis instead of a heading. */
export async function checkStructure({
  tree,
  text,
}: Pick<CheckedPage, 'tree' | 'text'>): Promise<PageDiagnostic[]> {
  const file = new VFile(text);
  await linter.run(tree as never, file);
  return file.messages.map(({ line = 1, column = 1, reason }) => ({
    line,
    column,
    message: `${reason.replace(/\.?$/, '')}.`,
  }));
}
