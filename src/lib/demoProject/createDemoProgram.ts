import type { CodeStyling, CodeVariant, DemoProgram, DemoSources } from '../contracts/demos';

export interface DemoChoice {
  language: CodeVariant;
  styling: CodeStyling;
  title: string;
  url: string;
}

/**
 * A demo as its author wrote it, in one language and styling, ready for export. If the demo doesn't
 * have the styling, its system styling is used, as on the page.
 */
export function createDemoProgram(
  { name, isPage, stylings }: DemoSources,
  { language, styling, title, url }: DemoChoice,
): DemoProgram {
  const found = stylings[styling];
  const { dependencies, typeDependencies, ...sources } = found ?? stylings.system;
  return {
    name,
    title,
    url,
    language,
    styling: found ? styling : 'system',
    ...(isPage && { isPage }),
    files: sources[language].files.map((file) => ({ name: file.name, code: file.code })),
    dependencies,
    typeDependencies,
  };
}
