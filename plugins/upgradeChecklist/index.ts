import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getChangesFile } from '../../src/lib/apiChanges/comparisons';
import type { ApiChanges } from '../../src/lib/contracts/apiChanges';
import { STEPS_FILE } from '../../src/lib/contracts/upgradeChecklist';
import { DOCS_VERSIONS, getDocsDir } from '../../src/lib/docsVersions';
import { createFacts, createOutlines, type FindChanges } from './createFacts';
import { readGuides, type ReadGuide } from './readGuides';

interface UpgradeChecklistOptions {
  /** Static folder for the steps, relative to the site. */
  staticDir: string;
  /** Static folder with the lists of API changes, written by another plugin. */
  changesDir: string;
}

function createFinder(directory: string): FindChanges {
  return (comparison) => {
    const file = path.join(directory, getChangesFile(comparison, 'json'));
    // During development, old majors may not have been read.
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ApiChanges) : undefined;
  };
}

/**
 * Reads the migration guides of all versions as steps, for the upgrade checklist. Its page includes
 * the outlines, `@generated/upgrade-checklist/default/outlines.json`, and loads the steps.
 */
export function createUpgradeChecklistPlugin({ staticDir, changesDir }: UpgradeChecklistOptions) {
  return ({ siteDir }: LoadContext): Plugin => {
    let guides: ReadGuide[] = [];
    return {
      name: 'upgrade-checklist',
      async loadContent() {
        guides = await readGuides(siteDir);
      },
      async contentLoaded({ actions }) {
        await actions.createData('outlines.json', JSON.stringify(createOutlines(guides)));
      },
      // Once the changes are available.
      allContentLoaded() {
        const facts = createFacts(guides, createFinder(path.join(siteDir, changesDir)));
        const file = path.join(siteDir, staticDir, STEPS_FILE);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(facts));
      },
      getPathsToWatch: () =>
        DOCS_VERSIONS.map((version) =>
          path.join(siteDir, getDocsDir(version), 'migration/*/index.mdx'),
        ),
    };
  };
}
