import { readFileSync } from 'node:fs';
import path from 'node:path';
import { confirm, input, select } from '@inquirer/prompts';
import { assertPage, getPageFile, normalizePage } from './lib/pagePaths';
import { listHeadings, parsePage } from './lib/parsePage';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { createDemo, proposeTitle, validateName } from './newDemo/createDemo';

/** Asks which heading to put the demo under; by default, at the end of the last section. */
async function askHeading(siteDir: string, page: string): Promise<string | undefined> {
  const headings = listHeadings(
    parsePage(readFileSync(path.join(siteDir, getPageFile(page)), 'utf8')),
  );
  return select({
    message: 'Which heading to put it under',
    choices: [
      { name: 'At the end of the last section', value: undefined },
      ...headings.map(({ text, depth }) => ({ name: `${'#'.repeat(depth)} ${text}`, value: text })),
    ],
  });
}

/**
 * `npm run new:demo`, or with answers: `-- --page react-data-grid/sorting --name MultiSort
 * [--title "…"] [--after "Heading"] [--stylings]`.
 */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const values = readOptions({
    page: { type: 'string' },
    name: { type: 'string' },
    title: { type: 'string' },
    after: { type: 'string' },
    stylings: { type: 'boolean' },
  });
  const page = normalizePage(
    values.page ?? (await input({ message: 'Page for the demo, such as react-data-grid/sorting' })),
  );
  await assertPage(siteDir, page);
  const name =
    values.name ??
    (await input({
      message: 'Name of the component, such as MultiSort',
      validate: (text) => validateName(siteDir, page, text),
    }));
  const isAsking = values.name === undefined;
  const title =
    values.title ??
    (isAsking
      ? await input({ message: 'Title: what to notice', default: proposeTitle(name) })
      : proposeTitle(name));
  const after = values.after ?? (isAsking ? await askHeading(siteDir, page) : undefined);
  const hasStylings =
    values.stylings ??
    (isAsking &&
      (await confirm({ message: 'Add Tailwind and plain CSS versions?', default: false })));
  const files = await createDemo(siteDir, { page, name, title, after, hasStylings });
  files.forEach((file) => console.log(`wrote ${file}`));
  console.log(
    [
      '',
      'Next: write the code, and make the title say what to notice.',
      `npm start shows it at /x/${page}/; npm run check:page ${page} -- --write measures its height and checks the page.`,
    ].join('\n'),
  );
}

runMain(main);
