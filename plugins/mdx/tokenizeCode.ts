import { createRequire } from 'node:module';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { formatTokens, type TokenKind, type TokenRun } from '../../src/lib/codeTokens';

// Languages that prism-react-renderer doesn't include; they register with a global Prism.
const scope = globalThis as { Prism?: typeof Prism };
scope.Prism = Prism;
const load = createRequire(__filename);
load('prismjs/components/prism-bash');
load('prismjs/components/prism-diff');
delete scope.Prism;

/** Kinds by Prism type. A token may have several types; the last matching row wins. */
const KINDS: readonly [TokenKind, readonly string[]][] = [
  ['n', ['tag']],
  ['p', ['script', 'punctuation']],
  ['c', ['comment', 'prolog', 'cdata']],
  ['s', ['string', 'attr-value', 'char', 'inserted']],
  ['n', ['function', 'class-name', 'maybe-class-name', 'property', 'attr-name']],
  ['d', ['number', 'boolean', 'constant', 'deleted']],
  ['k', ['keyword', 'arrow', 'selector', 'important', 'atrule']],
];

function getKind(types: readonly string[]): TokenKind {
  return KINDS.findLast(([, names]) => names.some((name) => types.includes(name)))?.[0] ?? 'p';
}

/** The colors of code in a language as runs (`src/lib/codeTokens.ts`); none if it's unknown. */
export function tokenizeCode(code: string, language: string): string {
  const grammar = Prism.languages[language.toLowerCase()];
  if (!grammar) {
    return '';
  }
  const env = { code, grammar, language, tokens: [] as ReturnType<typeof Prism.tokenize> };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(code, grammar);
  // JSX merges its tokens here.
  Prism.hooks.run('after-tokenize', env);
  const lines = normalizeTokens(env.tokens).map((line) =>
    line.flatMap(({ types, content, empty }): TokenRun[] =>
      empty ? [] : [[getKind(types), content]],
    ),
  );
  return formatTokens(
    lines.flatMap((line, index): TokenRun[] => (index === 0 ? line : [['p', '\n'], ...line])),
  );
}
