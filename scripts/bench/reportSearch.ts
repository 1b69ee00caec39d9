import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SEARCH_SECTIONS } from '../../src/lib/contracts/search';
import { DOCS_VERSIONS } from '../../src/lib/docsVersions';
import { getIndexPath, type IndexPart } from '../../src/lib/search/indexPath';
import { unpackNames, type PackedNames } from '../../src/lib/search/packIndex';
import { measureFirstResult } from './search/measureFirstResult';
import { HELD_OUT_QUESTIONS, TUNED_QUESTIONS } from '../../testing/searchQueries/questions';
import {
  getAnsweredShare,
  runQueries,
  runQuestions,
  summarizeQueries,
} from '../../testing/searchQueries/runQueries';

const format = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** The compressed size of the built site's indexes, and their number of pages and entries. */
function printSizes(buildDir: string): void {
  console.log('\nIndexes of the embedded search: pages, entries, size of names and text (brotli)');
  for (const version of DOCS_VERSIONS) {
    for (const section of SEARCH_SECTIONS) {
      const getFile = (part: IndexPart) =>
        path.join(buildDir, getIndexPath(version, section, part));
      if (existsSync(getFile('names'))) {
        const names = readFileSync(getFile('names'), 'utf8');
        const packed = JSON.parse(names) as PackedNames;
        const sizes = [names, readFileSync(getFile('texts'), 'utf8')].map(
          (text) => brotliCompressSync(text).length,
        );
        const perPage = sizes.map((size) => `${Math.round(size / packed.pages.length)} B`);
        console.log(
          `  ${version} ${section.padEnd(13)} ${String(packed.pages.length).padStart(4)} ${String(unpackNames(packed).length).padStart(5)}   ${sizes.map(format).join(' ')}   per page ${perPage.join(' + ')}`,
        );
      }
    }
  }
}

/** How many readers' questions are answered, and which of the tuning half aren't. */
async function printQuestions(buildDir: string): Promise<void> {
  const tuned = await runQuestions(buildDir, TUNED_QUESTIONS);
  const heldOut = await runQuestions(buildDir, HELD_OUT_QUESTIONS);
  console.log('\nQuestions not answered by the first three hits');
  for (const { query, hits } of tuned.filter(({ isAnswered }) => !isAnswered)) {
    console.log(`  "${query}": ${hits[0]?.path ?? 'nothing'}`);
  }
  const format = (results: typeof tuned) =>
    `${(100 * getAnsweredShare(results)).toFixed(1)} % of ${results.length}`;
  console.log(`answered: ${format(tuned)}; of the held-out questions, ${format(heldOut)}`);
}

/** Runs the list of queries and prints those whose first hit isn't the expected one. */
export async function reportSearch(buildDir: string): Promise<void> {
  printSizes(buildDir);
  const { scripts, styles } = await measureFirstResult(buildDir);
  console.log(
    `  From opening the search in the grid to its first result: ${format(scripts + styles).trim()}, including the dialog`,
  );
  const results = await runQueries(buildDir);
  console.log('\nQueries with an unexpected first hit');
  for (const { group, query, expected, rank, hits } of results.filter((one) => one.rank !== 0)) {
    const place = rank < 0 ? 'not in the first five' : `at position ${rank + 1}`;
    console.log(`  ${group.version} ${group.scope} "${query}": ${expected} ${place}`);
    console.log(`    first: ${hits[0]?.path ?? 'nothing'}`);
  }
  console.log(summarizeQueries(results));
  await printQuestions(buildDir);
}
