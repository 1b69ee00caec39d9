import { escapeHtml } from './escapeHtml';

/**
 * How the build passes the colors of a code block to the page: runs of the code, each as a letter
 * and the number of its characters, `k5p1n4`. The page needs no highlighter, and no markup is sent
 * twice.
 */

/** The class of a run by its letter, as in `src/css/code.css`; `p` is plain. */
const CLASSES: Readonly<Record<string, string>> = {
  c: 'tok-comment',
  d: 'tok-number',
  k: 'tok-keyword',
  n: 'tok-propertyName',
  s: 'tok-string',
};

export type TokenKind = 'c' | 'd' | 'k' | 'n' | 'p' | 's';

/** A part of the code and its kind. */
export type TokenRun = readonly [kind: TokenKind, text: string];

/** Formats runs for the build; neighbors of the same kind are joined. */
export function formatTokens(runs: readonly TokenRun[]): string {
  const joined: [TokenKind, number][] = [];
  for (const [kind, { length }] of runs) {
    const last = joined.at(-1);
    if (last?.[0] === kind) {
      last[1] += length;
    } else if (length > 0) {
      joined.push([kind, length]);
    }
  }
  return joined.map(([kind, length]) => `${kind}${length}`).join('');
}

/** Runs of an install command: the program and quoted strings. */
export function tokenizeCommand(command: string): string {
  const runs = [...command.matchAll(/(^\S+(?: install\b)?)|("[^"]*")|([^"]+|")/g)];
  return formatTokens(runs.map(([text, name, quoted]) => [name ? 'n' : quoted ? 's' : 'p', text]));
}

/** HTML of a run; one that spans several lines is closed and reopened at each line break. */
function createSpan(kind: string, text: string): string {
  const name = CLASSES[kind];
  return name
    ? text
        .split('\n')
        .map((line) => line && `<span class="${name}">${escapeHtml(line)}</span>`)
        .join('\n')
    : escapeHtml(text);
}

/** HTML of code: an element for each line; highlighted lines (1-based) are marked. */
export function createCodeMarkup(code: string, tokens: string, lines: readonly number[]): string {
  let end = 0;
  const spans = [...tokens.matchAll(/([a-z])(\d+)/g)].map(([, kind, length]) =>
    createSpan(kind!, code.slice(end, (end += Number(length)))),
  );
  return [...spans, escapeHtml(code.slice(end))]
    .join('')
    .split('\n')
    .map((line, index) => {
      const extra = lines.includes(index + 1) ? ' theme-code-block-highlighted-line' : '';
      return `<div class="token-line${extra}">${line}<br></div>`;
    })
    .join('');
}
