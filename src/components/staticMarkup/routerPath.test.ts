/** @jest-environment jsdom */
import { getRouterPath } from './routerPath';

function click(html: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let path: string | undefined;
  const look = (event: MouseEvent) => {
    path = getRouterPath(event, window.location);
    event.preventDefault();
  };
  document.body.addEventListener('click', look, { once: true });
  const target = document.querySelector('code, a')!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return path;
}

it('follows plain clicks on links to other pages, and on elements in them', () => {
  expect(click('<a href="/x/api/?a=1#b"><code>A</code></a>')).toBe('/x/api/?a=1#b');
});

it.each([
  '<a>name</a>',
  '<a href="#here">here</a>',
  '<a href="https://example.com/x/">other site</a>',
  '<a href="/x/" target="_blank">new tab</a>',
  '<a href="/x/" download>file</a>',
  '<a href="/x/api/a.json">data</a>',
  '<a href="/blog/a/">blog</a>',
])('leaves %s to the browser', (html) => {
  expect(click(html)).toBeUndefined();
});

it('leaves clicks with modifiers to the browser', () => {
  expect(click('<a href="/x/">a</a>', { ctrlKey: true })).toBeUndefined();
  expect(click('<a href="/x/">a</a>', { button: 1 })).toBeUndefined();
});
