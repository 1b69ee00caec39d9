import {
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  type DemoSources,
  type SourceFile,
} from '../../src/lib/contracts/demos';
import { createDemoProgram } from '../../src/lib/demoProject/createDemoProgram';
import { createDemoProject, type DemoProject } from '../../src/lib/demoProject/createDemoProject';

/** A demo as it is exported, in one language and styling. */
export interface DemoExport {
  /** For messages: `docs/react-charts/Bars.tsx (Tailwind, JS)`, plus any other date library. */
  label: string;
  /** Path of the demo's entry in this repository. */
  path: string;
  language: CodeVariant;
  styling: CodeStyling;
  project: DemoProject;
  /** The program's own files, with the entry first. */
  files: readonly SourceFile[];
}

function packDemo(sources: DemoSources, language: CodeVariant, styling: CodeStyling): DemoExport {
  const { name, path: file, dateLibrary } = sources;
  const texts = { title: name, url: `https://docs.example/${file}` };
  const program = createDemoProgram(sources, { language, styling, ...texts });
  return {
    label: `${file} (${[styling, language, ...(dateLibrary ? [dateLibrary] : [])].join(', ')})`,
    path: file,
    language,
    styling,
    project: createDemoProject(program),
    files: program.files,
  };
}

/** A demo in every language and styling that it has. Throws if one can't be packed. */
export function packEveryWay(sources: DemoSources): DemoExport[] {
  const stylings = Object.keys(sources.stylings) as CodeStyling[];
  return stylings.flatMap((styling) =>
    CODE_VARIANTS.map((language) => packDemo(sources, language, styling)),
  );
}
