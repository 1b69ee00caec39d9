import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { leanInfima, listDroppedClasses } from './leanInfima';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

const CSS = `:root { --ifm-a: var(--ifm-b); --ifm-b: 1px; --ifm-hero: 2px; --ifm-read: 3px }
.row { margin: var(--ifm-a) }
.row, .card { padding: 0 }
.hero, .hero__title--big { padding: var(--ifm-hero) }
.tabs:not(.tabs--block) { color: red }
.alert--info { color: blue }
@media print { .card { display: none } }
@keyframes spin { from { opacity: 0 } }`;

const run = (from = INFIMA, options: Parameters<typeof leanInfima>[0] = {}) =>
  postcss([leanInfima(options)])
    .process(CSS, { from })
    .then(({ css }) => css);

it('removes the rules of classes that no page uses, and what becomes empty', async () => {
  const css = await run();
  expect(css).toContain('.row { padding: 0 }');
  expect(css).toContain('.tabs:not(.tabs--block)');
  expect(css).toContain('from { opacity: 0 }');
  expect(css).not.toMatch(/card|\.hero|@media/);
});

it('removes custom properties that nothing reads, here or in the given folders', async () => {
  expect(await run(INFIMA, { readers: [] })).toMatch(
    /:root \{ --ifm-a: var\(--ifm-b\); --ifm-b: 1px ?\}/,
  );
  expect(await run()).toContain('--ifm-hero');
});

it("removes what the site's style sheet redefines", async () => {
  const override = path.join(mkdtempSync(path.join(tmpdir(), 'lean-')), 'site.css');
  writeFileSync(
    override,
    ':root { --ifm-b: 2px } .dark { --ifm-hero: 0 } @media print { :root { --ifm-read: 0 } }',
  );
  const css = await run(INFIMA, { override });
  expect(css).toMatch(/:root \{ --ifm-a: var\(--ifm-b\); --ifm-hero: 2px; --ifm-read: 3px ?\}/);
  expect(css).not.toContain('alert--info');
});

it('leaves every other style sheet unchanged', async () => {
  expect(await run('/site/src/css/site.css')).toBe(CSS);
});

it('knows what is removed', () => {
  expect([...listDroppedClasses(CSS)].sort()).toEqual(['card', 'hero', 'hero__title--big']);
});
