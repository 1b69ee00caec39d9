/** @jest-environment jsdom */
import { escapeHtml } from './escapeHtml';

it('leaves nothing in a text that a browser would parse as markup', () => {
  const text = `<img src=x onerror="a()"> & 'b' &lt;c&gt;`;
  const element = document.createElement('p');
  element.innerHTML = escapeHtml(text);
  expect(element.textContent).toBe(text);
  expect(element.children).toHaveLength(0);
});
