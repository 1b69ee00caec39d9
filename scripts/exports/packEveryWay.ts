import {
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  type DemoSources,
} from '../../src/lib/contracts/demos';
import { createDemoProgram } from '../../src/lib/demoProject/createDemoProgram';
import { createDemoProject, type DemoProject } from '../../src/lib/demoProject/createDemoProject';
import { mergeFiles } from '../../src/lib/oneFile/mergeFiles';

/** A demo as it is exported, in one language and styling. */
export interface DemoExport {
  /** For messages: `docs/react-charts/Bars.tsx (Tailwind, JS)`, plus any other date library. */
  label: string;
  /** Path of the demo's entry in this repository. */
  path: string;
  language: CodeVariant;
  styling: CodeStyling;
  project: DemoProject;
  /** The program as one file, which the copy button copies. */
  oneFile: string;
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
    oneFile: mergeFiles(program.files),
  };
}

/** A demo in every language and styling that it has. Throws if one can't be packed. */
export function packEveryWay(sources: DemoSources): DemoExport[] {
  const stylings = Object.keys(sources.stylings) as CodeStyling[];
  return stylings.flatMap((styling) =>
    CODE_VARIANTS.map((language) => packDemo(sources, language, styling)),
  );
}
