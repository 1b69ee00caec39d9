import { createCodeMarkup } from '../../src/lib/codeTokens';
import { tokenizeCode } from './tokenizeCode';

const show = (code: string, language: string) =>
  createCodeMarkup(code, tokenizeCode(code, language), []);

it('distinguishes keywords, strings, numbers, names and comments', () => {
  const html = show("const a = f('b', 1); // c", 'ts');
  expect(html).toContain('<span class="tok-keyword">const</span>');
  expect(html).toContain('<span class="tok-propertyName">f</span>');
  expect(html).toContain('<span class="tok-string">\'b\'</span>');
  expect(html).toContain('<span class="tok-number">1</span>');
  expect(html).toContain('<span class="tok-comment">// c</span>');
});

it('reads elements and the text between them', () => {
  const html = show('<p title="a">\n  it is {b}\n</p>', 'tsx');
  expect(html).toContain('<span class="tok-propertyName">p title</span>');
  expect(html).toContain('  it is {b}<br>');
});

it('covers all of the code, line by line', () => {
  const code = 'a {\n\n  color: red;\n}\n';
  const total = [...tokenizeCode(code, 'css').matchAll(/\d+/g)].reduce((sum, [n]) => sum + +n, 0);
  expect(total).toBe(code.length);
});

it('supports commands and diffs', () => {
  expect(show('npm install "a"', 'bash')).toContain('<span class="tok-propertyName">npm</span>');
  expect(show('+added', 'diff')).toContain('tok-string');
});

it('leaves an unknown language without colors', () => {
  expect(tokenizeCode('text', 'none')).toBe('');
});
