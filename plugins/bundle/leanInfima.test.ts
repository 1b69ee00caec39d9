import postcss from 'postcss';
import { leanInfima, listDroppedClasses } from './leanInfima';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

const CSS = `:root { --ifm-a: var(--ifm-b); --ifm-b: 1px; --ifm-hero: 2px; --ifm-read: 3px }
.row { margin: var(--ifm-a) }
.row, .card { padding: 0 }
.hero, .hero__title--big { padding: var(--ifm-hero) }
.tabs:not(.tabs--block) { color: red }
@media print { .card { display: none } }
@keyframes spin { from { opacity: 0 } }`;

const run = (from = INFIMA, readers?: readonly string[]) =>
  postcss([leanInfima({ readers })])
    .process(CSS, { from })
    .then(({ css }) => css);

it('leaves out the rules of classes that no page has, and what becomes empty', async () => {
  const css = await run();
  expect(css).toContain('.row { padding: 0 }');
  expect(css).toContain('.tabs:not(.tabs--block)');
  expect(css).toContain('from { opacity: 0 }');
  expect(css).not.toMatch(/card|\.hero|@media/);
});

it('leaves out custom properties that nothing reads, here or in the given folders', async () => {
  expect(await run(INFIMA, [])).toMatch(/:root \{ --ifm-a: var\(--ifm-b\); --ifm-b: 1px ?\}/);
  expect(await run()).toContain('--ifm-hero');
});

it('leaves every other sheet as it is', async () => {
  expect(await run('/site/src/css/site.css')).toBe(CSS);
});

it('knows what is left out', () => {
  expect([...listDroppedClasses(CSS)].sort()).toEqual(['card', 'hero', 'hero__title--big']);
});
