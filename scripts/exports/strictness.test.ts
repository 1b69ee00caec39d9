import path from 'node:path';
import { readConfig } from '../../plugins/types/checkWorkspace';
import { DOCS_VERSIONS, getDocsDir } from '../../src/lib/docsVersions';
import { isAsStrict, readProjectOptions } from './checkTypes';
import { createExampleSources } from './exampleSources';
import { packEveryWay } from './packEveryWay';

const projects = readProjectOptions(packEveryWay(createExampleSources('docs/Example.tsx')));

it.each(DOCS_VERSIONS)('compiles the demos of %s as strictly as their projects', (version) => {
  const { options } = readConfig(path.resolve(getDocsDir(version)));
  expect(isAsStrict(options, projects)).toBe(true);
  expect(isAsStrict({ ...options, noUnusedLocals: false }, projects)).toBe(false);
});
