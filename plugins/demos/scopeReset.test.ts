import postcss from 'postcss';
import { scopeReset } from './scopeReset';

const CSS = `@layer theme.preflight {
  html, :host { line-height: 1.5 }
  *, ::before { margin: 0 }
}
@layer utilities { .flex { display: flex } }`;

const run = (from: string) =>
  postcss([scopeReset])
    .process(CSS, { from })
    .then(({ css }) => css);

it('limits the reset to Tailwind demos and leaves the document and the utilities alone', async () => {
  const css = await run('/site/tailwind.css');
  expect(css).toContain(':where(.tailwind-demo) *, :where(.tailwind-demo) ::before { margin: 0 }');
  expect(css).not.toContain('line-height');
  expect(css).toContain('{ .flex { display: flex } }');
});

it('leaves every other style sheet unchanged', async () => {
  expect(await run('/site/other.css')).toBe(CSS);
});
