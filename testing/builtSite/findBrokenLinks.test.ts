import { findBrokenLinks } from './findBrokenLinks';
import { readLinks } from './readLinks';

const check = (html: string) =>
  findBrokenLinks({
    pages: new Map([
      ['/x/a/', readLinks(html)],
      ['/x/b/', readLinks('<h2 id="part">Part</h2>')],
    ]),
    hasFile: (address) => address === '/img/logo.svg',
    url: 'https://docs.example',
  }).map(({ link, message }) => `${link} ${message}`);

test('links to pages, anchors, files and other sites are valid', () => {
  const links = [
    ...['/x/b/', '/x/b/#part', '/x/b/?q=1#part', '/x/b/#tailwind-Demo.tsx', '/img/logo.svg'],
    ...['https://example.com/', 'mailto:a@example.com', '#top'],
  ];
  expect(check(links.map((link) => `<a href="${link}">x</a>`).join(''))).toEqual([]);
});

test('broken links and images are reported with the reason', () => {
  expect(
    check(
      '<a href="/x/c/">x</a><a href="/x/b/#whole">x</a><img src="/img/none.svg"><a href="http://example.com/">x</a><a href="javascript:go()">x</a>',
    ),
  ).toEqual([
    "/x/c/ doesn't exist.",
    '/x/b/#whole links to a page without the anchor "whole".',
    "/img/none.svg doesn't exist.",
    'http://example.com/ is not encrypted. Use https.',
    'javascript:go() uses "javascript:". Use https.',
  ]);
});
