import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

const names = [
  ...new Set([...read('site.config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name!)),
];

/** They show things to those who work on the site. */
const FOR_DEVELOPMENT = ['ANALYTICS_CONSOLE', 'ENABLE_AD_IN_DEV_MODE'];

it.each(names)('README tells of %s', (name) => {
  expect(read('README.md')).toContain(`\`${name}\``);
});

it('the image takes what a deployer may give', () => {
  const taken = [...read('Dockerfile').matchAll(/^ARG (.*)$/gm)].flatMap(([, list]) =>
    list!.split(' '),
  );
  expect(taken.sort()).toEqual(names.filter((name) => !FOR_DEVELOPMENT.includes(name)).sort());
});
