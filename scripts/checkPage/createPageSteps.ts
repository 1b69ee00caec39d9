import type { WrittenPage } from '../lib/findPage';
import type { Step } from '../steps';

/** Every check that a page has to pass, the longest first. */
export function createPageSteps({ page, version, file }: WrittenPage): [Step, ...Step[]] {
  const name = `/x/${version}/${page}/`;
  const scope: [string, string] = ['--page', name];
  return [
    { name: 'Page in the browser', command: ['jiti', 'scripts/check-page-browser.ts', name] },
    {
      name: 'Types of demos and code',
      command: ['jiti', 'scripts/check-page-code.ts', ...scope],
    },
    {
      name: 'Text, links and demos',
      command: ['jiti', 'scripts/check-pages.ts', ...scope],
    },
    { name: 'Names', command: ['jiti', 'scripts/check-names.ts', ...scope] },
    { name: 'Unlinked mentions', command: ['jiti', 'scripts/check-mentions.ts', ...scope] },
    { name: 'Wording', command: ['jiti', 'scripts/check-prose.ts', ...scope] },
    {
      name: 'Spelling',
      command: ['cspell', 'lint', '--no-progress', '--show-suggestions', file],
    },
  ];
}
