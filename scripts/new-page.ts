import { input, select } from '@inquirer/prompts';
import { getEntryLabel, isGroup, listEntries } from '../nav/entries';
import { navEntries } from '../nav';
import { describeDescription, describeTitle } from '../plugins/navigation/validateFrontMatter';
import { normalizePage } from './lib/pagePaths';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { createPage, validatePathname, type NewPage } from './newPage/createPage';

const PLANS = ['none', 'pro', 'premium'] as const;

/** Asks which section of the navigation to add the page to. */
async function askSection(pathname: string): Promise<string | undefined> {
  const [, , section = ''] = pathname.split('/');
  const groups = listEntries(navEntries).filter(
    (entry) => isGroup(entry) && entry.pathname.startsWith(`/x/${section}`),
  );
  return select({
    message: 'Navigation section',
    choices: [
      { name: 'Next to the most closely related pages', value: undefined },
      ...groups.map((entry) => ({ name: getEntryLabel(entry), value: entry.pathname })),
    ],
  });
}

/**
 * `npm run new:page`, or with answers: `-- --path /x/… --title … --description … --plan pro
 * [--after /x/react-charts/bars | --section "Main features"]`.
 */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const values = readOptions({
    path: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    plan: { type: 'string' },
    after: { type: 'string' },
    section: { type: 'string' },
  });
  const pathname =
    values.path ??
    (await input({
      message: 'Path of the page, such as /x/react-charts/areas',
      validate: (text) => validatePathname(text, siteDir),
    }));
  const title =
    values.title ??
    (await input({ message: 'Title', validate: (text) => describeTitle(text) ?? true }));
  const description =
    values.description ??
    (await input({
      message: 'Description: one sentence that answers the reader’s question',
      validate: (text) => describeDescription(text) ?? true,
    }));
  const plan =
    values.plan ??
    (await select({
      message: 'Plan that the feature requires',
      choices: PLANS.map((value) => ({ value })),
    }));
  if (!(PLANS as readonly string[]).includes(plan)) {
    throw new Error(`Unknown plan "${plan}". Use one of: ${PLANS.join(', ')}.`);
  }
  const section =
    values.section ??
    (values.path === undefined && values.after === undefined
      ? await askSection(pathname)
      : undefined);
  const files = await createPage(siteDir, {
    pathname,
    title,
    description,
    place: { after: values.after && `/x/${normalizePage(values.after)}`, section },
    ...(plan === 'none' ? {} : { plan: plan as NonNullable<NewPage['plan']> }),
  });
  files.forEach((file) => console.log(`wrote ${file}`));
}

runMain(main);
