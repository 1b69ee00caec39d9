import { createCodeMarkup, formatTokens, tokenizeCommand } from './codeTokens';

it('joins neighbors of the same kind', () => {
  expect(
    formatTokens([
      ['k', 'const'],
      ['p', ' '],
      ['p', 'a'],
      ['n', ''],
      ['p', ' = '],
      ['d', '1'],
    ]),
  ).toBe('k5p5d1');
});

it('creates an element for each line, colored according to the runs', () => {
  expect(createCodeMarkup('if (a < 1)\n  b', 'k2p6d1p5', [2])).toBe(
    '<div class="token-line"><span class="tok-keyword">if</span> (a &lt; <span class="tok-number">1</span>)<br></div>' +
      '<div class="token-line theme-code-block-highlighted-line">  b<br></div>',
  );
});

it('colors every line of a comment', () => {
  expect(createCodeMarkup('/* a\n\nb */', 'c10', [])).toBe(
    '<div class="token-line"><span class="tok-comment">/* a</span><br></div>' +
      '<div class="token-line"><br></div>' +
      '<div class="token-line"><span class="tok-comment">b */</span><br></div>',
  );
});

it('shows code without runs as is', () => {
  expect(createCodeMarkup('a & b', '', [])).toBe('<div class="token-line">a &amp; b<br></div>');
});

it('marks the program in a command and its quoted strings', () => {
  expect(tokenizeCommand('npm install "@mui/x-charts" \\\n  "a"')).toBe('n11p1s15p5s3');
});
