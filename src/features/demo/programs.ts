import type {
  CodeStyling,
  CodeVariant,
  DemoSources,
  SourceFile,
} from '@site/src/lib/contracts/demos';
import type { Edit } from './demoState';

interface Shown {
  sources: DemoSources;
  styling: CodeStyling;
  variant: CodeVariant;
  edit: Edit | undefined;
}

/** The files as the reader sees them: edited, or as they are. */
export function getFiles({ sources, styling, variant, edit }: Shown): readonly SourceFile[] {
  return edit?.files ?? sources.stylings[styling]?.[variant].files ?? [];
}

const ENDINGS: Record<CodeStyling, string> = {
  system: '.tsx',
  Tailwind: '.tailwind.tsx',
  CSS: '.css.tsx',
};

/** Where the demo's file is in the repository that the edit links lead to. */
export function getSourceUrl(sourceUrl: string, path: string, styling: CodeStyling): string {
  return sourceUrl + path.replace(/\.tsx$/, ENDINGS[styling]);
}
