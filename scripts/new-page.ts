import { input, select } from '@inquirer/prompts';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { createPage, validatePathname, type NewPage } from './newPage/createPage';

const PLANS = ['none', 'pro', 'premium'] as const;

/** `npm run new:page`, or with answers: `-- --path /x/… --title … --description … --plan pro`. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const values = readOptions({
    path: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    plan: { type: 'string' },
  });
  const pathname =
    values.path ??
    (await input({
      message: 'Path of the page, such as /x/react-charts/areas',
      validate: (text) => validatePathname(text, siteDir),
    }));
  const title = values.title ?? (await input({ message: 'Title', required: true }));
  const description =
    values.description ??
    (await input({
      message: 'Description: one sentence that answers the reader’s question',
      validate: (text) =>
        (/[.!]$/.test(text) && text.length <= 160) ||
        'At most 160 characters, ending in "." or "!".',
    }));
  const plan =
    values.plan ??
    (await select({
      message: 'Plan that the feature needs',
      choices: PLANS.map((value) => ({ value })),
    }));
  if (!(PLANS as readonly string[]).includes(plan)) {
    throw new Error(`Unknown plan "${plan}". It is one of: ${PLANS.join(', ')}.`);
  }
  const page: NewPage = { pathname, title, description };
  const files = await createPage(siteDir, {
    ...page,
    ...(plan === 'none' ? {} : { plan: plan as NewPage['plan'] }),
  });
  files.forEach((file) => console.log(`wrote ${file}`));
}

runMain(main);
