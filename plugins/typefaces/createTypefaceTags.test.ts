import { createTypefaceTags, type PublishedTypeface } from './createTypefaceTags';

const ITALICS: PublishedTypeface = {
  family: 'Text Variable',
  file: 'text.woff2',
  url: '/docs/text-italic.woff2',
  weight: { min: 400, max: 700 },
  style: 'italic',
};
const HEADINGS: PublishedTypeface = {
  family: 'Headings',
  file: 'headings.woff2',
  url: '/docs/headings.woff2',
  weight: 600,
  isPreloaded: true,
};

const tags = createTypefaceTags([ITALICS, HEADINGS]);

test('typefaces at the top of every page are preloaded', () => {
  const [link] = tags;
  expect(tags.filter(({ tagName }) => tagName === 'link')).toHaveLength(1);
  expect(link!.attributes).toMatchObject({
    rel: 'preload',
    as: 'font',
    href: '/docs/headings.woff2',
    crossorigin: '',
  });
});

test('the script adds all, each of them to this page only if it loads in time', () => {
  const added: unknown[] = [];
  const document = { fonts: { add: (face: { args: unknown }) => added.push(face.args) } };
  class FontFace {
    args: unknown;
    constructor(...args: unknown[]) {
      this.args = args;
    }
  }
  const script = tags.find(({ tagName }) => tagName === 'script')!.innerHTML!;

  new Function('document', 'FontFace', script)(document, FontFace);

  expect(added).toEqual([
    [
      'Text Variable',
      'url(/docs/text-italic.woff2)',
      { weight: '400 700', style: 'italic', display: 'optional' },
    ],
    ['Headings', 'url(/docs/headings.woff2)', { weight: '600', display: 'optional' }],
  ]);
});

test('without JavaScript they are styles', () => {
  const styles = tags.find(({ tagName }) => tagName === 'noscript')!.innerHTML!;
  expect(styles).toContain(
    '@font-face{font-family:"Text Variable";font-style:italic;font-weight:400 700;font-display:optional;src:url(/docs/text-italic.woff2) format("woff2")}',
  );
  expect(styles).toContain('font-style:normal;font-weight:600;');
});
