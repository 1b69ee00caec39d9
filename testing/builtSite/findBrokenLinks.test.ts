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

test('links to pages, their parts, files and other sites are right', () => {
  const links = [
    ...['/x/b/', '/x/b/#part', '/x/b/?q=1#part', '/x/b/#tailwind-Demo.tsx', '/img/logo.svg'],
    ...['https://example.com/', 'mailto:a@example.com', '#top'],
  ];
  expect(check(links.map((link) => `<a href="${link}">x</a>`).join(''))).toEqual([]);
});

test('what leads nowhere is named with the reason, links and pictures alike', () => {
  expect(
    check(
      '<a href="/x/c/">x</a><a href="/x/b/#whole">x</a><img src="/img/none.svg"><a href="http://example.com/">x</a><a href="javascript:go()">x</a>',
    ),
  ).toEqual([
    '/x/c/ leads to nothing.',
    '/x/b/#whole leads to a page that has nothing named "whole".',
    '/img/none.svg leads to nothing.',
    'http://example.com/ leads out without encryption: use https.',
    'javascript:go() "javascript:" is no way to link: use https.',
  ]);
});
