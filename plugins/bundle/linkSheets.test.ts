import { expectFirstScreen, linkSheets, type Sheet } from './linkSheets';

const SHEETS: Sheet[] = [
  { href: '/assets/css/styles-home.1.css', classes: new Set(['lead_a1']) },
  { href: '/assets/css/styles-editor.2.css', classes: new Set(['editor_b2', 'line_c3']) },
];

const page = (body: string) =>
  `<head><link rel=stylesheet href=/assets/css/styles.0.css /></head>${body}`;

it('links the style sheets whose classes a page uses, after the shared one', () => {
  const html = linkSheets(page('<p class=lead_a1>Hello'), SHEETS);
  expect(html).toContain(
    'href=/assets/css/styles.0.css /><link rel="stylesheet" href="/assets/css/styles-home.1.css" /></head>',
  );
  expect(html).not.toContain('editor');
});

it('reads quoted attributes with several classes', () => {
  expect(linkSheets(page('<p class="x line_c3">'), SHEETS)).toContain('styles-editor.2.css');
});

it("leaves pages alone that don't need any", () => {
  expect(linkSheets(page('<p class="lead">lead_a1'), SHEETS)).toBe(page('<p class="lead">lead_a1'));
});

it("delays the first paint until the end of the first screen, if it's marked", () => {
  const link = '<link rel=expect href=#page-end blocking=render>';
  const end = '<span id=page-end hidden></span>';
  expect(expectFirstScreen(`${link}<p>Short</p>${end}`)).toContain('href=#page-end');
  expect(
    expectFirstScreen(`${link}<p>Long</p><span id=first-screen-end hidden></span>${end}`),
  ).toBe(
    `${link.replace('page-end', 'first-screen-end')}<p>Long</p><span id=first-screen-end hidden></span>${end}`,
  );
});
