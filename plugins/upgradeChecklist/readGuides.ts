import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Parent } from 'unist';
import type { UpgradeGuide } from '../../src/lib/contracts/upgradeChecklist';
import { parseMarkdown } from '../mdx/parseMarkdown';
import { listIds } from '../pageCheck/listIds';
import { listGuides, type GuideFile } from './listGuides';
import { listNames } from './listNames';
import { readSections } from './readSections';
import { readSteps } from './readSteps';

export interface ReadGuide extends UpgradeGuide {
  /** Every name in inline code, and every word in its code blocks. */
  names: ReadonlySet<string>;
}

/** The steps of a page that's a guide. */
export async function readGuide(
  { product, from, to, path: page }: Omit<GuideFile, 'file'>,
  tree: Parent,
): Promise<ReadGuide> {
  await listIds(tree);
  const steps = readSteps(readSections(tree));
  return { product, from, to, path: page, steps, names: listNames(tree) };
}

/** Reads the guides of all versions. `siteDir` is absolute. */
export function readGuides(siteDir: string): Promise<ReadGuide[]> {
  return Promise.all(
    listGuides(siteDir).map(async ({ file, ...guide }) => {
      const text = await readFile(path.join(siteDir, file), 'utf8');
      return readGuide(guide, parseMarkdown(text).tree);
    }),
  );
}
