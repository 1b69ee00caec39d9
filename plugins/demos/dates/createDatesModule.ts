import path from 'node:path';
import { createLoader, createTailwindImport } from '../createDemoModule';
import { findStylings } from '../findStylings';
import { listOtherLibraries } from './translateProgram';

interface ModuleOptions {
  base: string;
  docsDir: string;
  isDevelopment: boolean;
}

/** Source of the module with a demo in other date libraries (`DemoManifest.loadDates`). */
export function createDatesModule({ base, docsDir, isDevelopment }: ModuleOptions): string {
  const stylings = [...findStylings(base)];
  const libraries = listOtherLibraries(base, docsDir).map((library) => {
    const components = stylings.map(([styling, file]) => {
      const request = `./${path.basename(file)}?dates=${library}`;
      return `${styling}: ${createLoader(styling, request)}`;
    });
    const sources = `!!demo?part=sources&dates=${library}!./${path.basename(base)}`;
    const loadSources = isDevelopment
      ? `, loadSources: () => import(${JSON.stringify(sources)})`
      : '';
    return `${JSON.stringify(library)}: { components: { ${components.join(', ')} }${loadSources} }`;
  });
  const hasTailwind = stylings.some(([styling]) => styling === 'Tailwind');
  const head = hasTailwind ? createTailwindImport(base) : '';
  return `${head}export default { ${libraries.join(', ')} };\n`;
}
