import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens } from './readTokens';

it("reads the light colors, in the renderer's syntax", () => {
  const css = `:root {
    --color-text: light-dark(hsl(212deg 28% 14%), hsl(210deg 20% 92%));
    --color-scrim: hsl(210deg 30% 6% / 48%);
    --space: 8px;
  }`;
  expect([...readTokens(css)]).toEqual([['--color-text', 'hsl(212, 28%, 14%)']]);
});

it('understands every light color of the site', () => {
  const css = readFileSync(path.join(__dirname, '../../src/css/tokens.css'), 'utf8');
  const colors = [...readTokens(css).values()];
  expect(colors).toHaveLength(css.split('light-dark(').length - 1);
  expect(colors.filter((color) => !/^hsl\(\d+, [\d.]+%, [\d.]+%\)$/.test(color))).toEqual([]);
});
