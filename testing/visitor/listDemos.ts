import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readLeftOut } from '../builtSite/readLeftOut';
import type { CodeStyling, DemoSources } from '../../src/lib/contracts/demos';

const BUILD_DIR = path.join(__dirname, '../../build');
const SOURCES_DIR = path.join(BUILD_DIR, 'demo-sources');

export interface BuiltDemo {
  name: string;
  /** Path of the page that shows it. */
  page: string;
  stylings: CodeStyling[];
}

/** The demos on the pages of the built site, from the sources that it serves. */
export function listDemos(): BuiltDemo[] {
  const leftOut = readLeftOut(BUILD_DIR);
  return (
    readdirSync(SOURCES_DIR, { recursive: true, encoding: 'utf8' })
      // The same demo with another date library doesn't count.
      .filter((file) => file.endsWith('.json') && !file.includes('@'))
      .flatMap((file) => {
        const sources = JSON.parse(
          readFileSync(path.join(SOURCES_DIR, file), 'utf8'),
        ) as DemoSources;
        const page = `/x/${path.dirname(file).split(path.sep).join('/')}/`;
        const stylings = Object.keys(sources.stylings) as CodeStyling[];
        // Templates have their own pages, which templates.spec.ts visits.
        return sources.isPage ? [] : [{ name: sources.name, page, stylings }];
      })
      .filter(({ page }) => !leftOut.has(page))
      .sort((a, b) => `${a.page}${a.name}`.localeCompare(`${b.page}${b.name}`))
  );
}
