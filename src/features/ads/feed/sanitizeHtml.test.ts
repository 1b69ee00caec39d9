/** @jest-environment jsdom */
import { sanitizeHtml } from './sanitizeHtml';

it.each([
  ['plain', 'plain'],
  ['<b>bold</b> <em>soft</em>', '<b>bold</b> <em>soft</em>'],
  [
    '<a href="https://a.test">a</a>',
    '<a href="https://a.test/" target="_blank" rel="noopener sponsored">a</a>',
  ],
  ['<a href="http://a.test">a</a>', '<a>a</a>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  [
    '<a href="//a.test" onclick="x()" style="x" target="_self" id="y">a</a>',
    '<a href="https://a.test/" target="_blank" rel="noopener sponsored">a</a>',
  ],
  ['<span href="https://a.test">a</span>', '<span>a</span>'],
  ['<script>alert(1)</script>x', 'x'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<svg><a xlink:href="javascript:x">y</a></svg>', ''],
  ['<math><mi xlink:href="data:x">y</mi></math>', ''],
  ['<iframe srcdoc="<script>x</script>"></iframe>', ''],
  ['<p style="position:fixed">x</p>', 'x'],
  ['<form action="https://a.test"><input name="x"></form>', ''],
  ['<b data-ga-event-category="ad" aria-label="x" class="y">z</b>', '<b>z</b>'],
])('%s', (html, safe) => {
  expect(sanitizeHtml(html)).toBe(safe);
});
