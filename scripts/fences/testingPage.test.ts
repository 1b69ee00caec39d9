/** @jest-environment jsdom */
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFences } from './readFences';

const PAGE = path.join(__dirname, '../../docs/common-concepts/testing/index.mdx');

// The page's configuration maps style sheets to a stub; ours doesn't.
jest.doMock(path.join(path.dirname(require.resolve('@mui/x-data-grid')), 'index.css'), () => ({}));

/** Code of the page as Jest would compile it, which registers its tests when it runs. */
function run(code: string): void {
  const { code: compiled } = transformSync(code, {
    filename: 'page.test.tsx',
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  });
  new Function('require', 'exports', 'test', 'expect', 'jest', compiled)(
    require,
    {},
    test,
    expect,
    jest,
  );
}

describe('the page about testing', () => {
  const fences = readFences(readFileSync(PAGE, 'utf8')).filter(
    ({ language }) => language === 'tsx',
  );
  if (fences.length !== 3) {
    throw new Error(`Expected 3 Jest programs on ${PAGE}, but found ${fences.length}.`);
  }
  fences.forEach(({ code }) => run(code));
});
