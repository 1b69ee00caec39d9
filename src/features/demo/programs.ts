import {
  STYLING_ENDINGS,
  type CodeStyling,
  type CodeVariant,
  type DemoSources,
  type SourceFile,
} from '@site/src/lib/contracts/demos';
import type { Edit } from './demoState';

interface Shown {
  sources: DemoSources;
  styling: CodeStyling;
  variant: CodeVariant;
  edit: Edit | undefined;
}

/** The files as the reader sees them, edited or unchanged, without the site's additions. */
export function getFiles({ sources, styling, variant, edit }: Shown): readonly SourceFile[] {
  const files = edit?.files ?? sources.stylings[styling]?.[variant].files ?? [];
  return files.map(({ name, code }) => ({ name, code }));
}

/** Where the demo's file is in the repository that the edit links point to. */
export function getSourceUrl(sourceUrl: string, path: string, styling: CodeStyling): string {
  return sourceUrl + path.replace(/\.tsx$/, STYLING_ENDINGS[styling]);
}
