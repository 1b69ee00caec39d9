import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { chooseVariants } from '../testing/plan/plan';
import { setVariant } from '../testing/visitor/variants';
import { watchConsole } from '../testing/visitor/watchConsole';
import { reachDemo } from './reachDemo';

const PAGE = '/playground/';
const ENTRY = 'TrailGrid.tsx';

/** Texts in the code of the editor, the formatter, the type stripper and the compression. */
const TOOL_MARKS = [
  'cm-lineWrapping',
  "Couldn't resolve parser",
  'react-hot-loader transform',
  'decompressFromUTF16',
];

// Chromium carries being offline over to the next test's context.
test.afterEach(({ context }) => context.setOffline(false));

/** The program on screen; for a moment, another one waits or leaves out of sight. */
const getResult = (page: Page) =>
  page.frameLocator('iframe[title="Result of your code"]').locator('.program:not(.is-waiting)');
const getEditor = (page: Page, name = ENTRY) =>
  page.getByRole('group', { name: `Code of ${name}` });
const getDiagnostic = (page: Page, name = ENTRY) =>
  getEditor(page, name).locator('..').getByRole('status');

/** Replaces the code of the visible file, as a reader would. */
async function write(page: Page, code: string, name = ENTRY) {
  await getEditor(page, name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await page.keyboard.press('Escape');
}

const show = (content: string, before = '') =>
  `${before}export default function App() {\n  return <p>${content}</p>;\n}\n`;

/** Waits until the page has preloaded everything it wants. */
async function waitForQuiet(page: Page) {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  await expect.poll(() => Date.now() - last, { timeout: 40_000 }).toBeGreaterThan(5000);
  page.off('request', note);
}

test('opens with a template that runs, and loads its tools afterwards', async ({ page }) => {
  const messages = watchConsole(page);
  const html = await (await page.request.get(PAGE)).text();
  const scripts = [...html.matchAll(/<script[^>]+src="?([^" >]+)/g)].map(([, src]) => src!);
  expect(scripts.length).toBeGreaterThan(0);
  for (const src of scripts) {
    const code = await (await page.request.get(src)).text();
    for (const mark of TOOL_MARKS) {
      expect(code.includes(mark), `${src} holds ${mark}`).toBe(false);
    }
  }
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  await expect(getResult(page).getByRole('grid', { name: 'Trails' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['TrailGrid.tsx', 'trails.ts']);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('a copied demo runs as a single file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/react-data-grid/sorting/');
  const demo = await reachDemo(page, 'SortBasic');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await demo.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy all files' }).click();
  await expect(demo.getByRole('status').filter({ hasText: 'All files copied.' })).toBeVisible();
  expect(await copied()).toMatch(/^\/\/ SortBasic\.tsx\nimport [\s\S]*\n\/\/ departures\.ts\n/);

  await demo.getByRole('button', { name: 'Copy the source' }).click();
  await expect(demo.getByRole('button', { name: 'Source copied.' })).toBeVisible();
  const program = await copied();
  await page.goto(PAGE);
  await expect(getResult(page).getByRole('grid', { name: 'Trails' })).toBeVisible();
  await write(page, program);
  await expect(getResult(page).getByRole('columnheader', { name: 'Delay (min)' })).toBeVisible();
  await expect(getResult(page).getByRole('gridcell').first()).toBeVisible();
});

test('every template runs', { tag: '@detail' }, async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(PAGE);
  const library = page.getByLabel('Start from');
  await library.selectOption('Charts');
  await expect(getResult(page).getByText('Power (kW)')).toBeVisible();
  await library.selectOption('Tree View');
  await getResult(page).getByRole('treeitem', { name: 'Cello' }).click();
  await expect(getResult(page).getByText('Chosen: cello')).toBeVisible();
  await library.selectOption('Date and Time Pickers');
  await expect(getResult(page).getByText('Thursday, 14 May 2026, 10:30')).toBeVisible();
  await library.selectOption('Data Grid');
  await expect(getResult(page).getByRole('gridcell', { name: 'Quarry steps' })).toBeVisible();
  expect(messages).toEqual([]);
});

test('an edit changes the result, also in another file', async ({ page }) => {
  await page.goto(PAGE);
  await expect(getResult(page).getByRole('gridcell', { name: 'Heron loop' })).toBeVisible();
  await page.getByRole('tab', { name: 'trails.ts' }).click();
  await getEditor(page, 'trails.ts').getByText("'Heron loop'").dblclick();
  await page.keyboard.insertText('Badger');
  await expect(getResult(page).getByRole('gridcell', { name: /Badger/ })).toBeVisible();
  await page.getByRole('tab', { name: ENTRY }).click();
  await write(page, show('Hello'));
  await expect(getResult(page).getByText('Hello')).toBeVisible();
});

test(
  'a syntax error is shown at its line, and the last result stays',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    await write(page, show('Before'));
    await expect(getResult(page).getByText('Before')).toBeVisible();
    await write(page, 'export default function App() {\n  return <p>After</p>;\n\n}}\n');
    await expect(getDiagnostic(page)).toContainText('Line 4: ');
    await expect(page.getByRole('tab', { name: `${ENTRY} (has an error)` })).toBeVisible();
    await expect(page.locator('.cm-diagnosticLine')).toHaveText('}}');
    await expect(getResult(page).getByText('Before')).toBeVisible();
    await write(page, show('After'));
    await expect(getResult(page).getByText('After')).toBeVisible();
    await expect(getDiagnostic(page)).toBeEmpty();
  },
);

test("an error in another file marks that file's tab", { tag: '@detail' }, async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('tab', { name: 'trails.ts' }).click();
  await write(page, 'export const rows = [;\n', 'trails.ts');
  await expect(getDiagnostic(page, 'trails.ts')).toContainText('Line 1: ');
  await page.getByRole('tab', { name: ENTRY }).click();
  await expect(page.getByRole('tab', { name: 'trails.ts (has an error)' })).toBeVisible();
  await expect(getDiagnostic(page)).toBeEmpty();
});

test(
  "a program that throws or never ends doesn't freeze the page",
  { tag: '@detail' },
  async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(PAGE);
    await write(page, show('Fine'));
    await expect(getResult(page).getByText('Fine')).toBeVisible();
    await write(
      page,
      show('{fail()}', "const fail = () => {\n  throw new Error('On purpose');\n};\n"),
    );
    await expect(getDiagnostic(page)).toContainText('On purpose');
    await expect(getResult(page).getByText('Fine')).toBeVisible();

    await write(page, show('Never', 'while (true) {}\n'));
    // The page responds while the program is still running: nothing has stopped it yet.
    await page.getByRole('tab', { name: 'trails.ts' }).click();
    await expect(getEditor(page, 'trails.ts')).toBeVisible();
    await page.getByRole('tab', { name: ENTRY }).click();
    expect(await getDiagnostic(page).textContent()).not.toMatch(/stopped/i);
    await expect(getDiagnostic(page)).toContainText(/stopped/i, { timeout: 30_000 });
    await write(page, show('Fine again'));
    await expect(getResult(page).getByText('Fine again')).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'files can be added, imported, renamed and deleted, and deletion undone',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Add a file' }).click();
    const name = page.getByLabel('Name of the new file');
    await name.fill('parts/Greeting.py');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('end with .tsx');
    await name.fill('trails.ts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Another file has this name');
    await name.fill('parts/Greeting.tsx');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'parts/Greeting.tsx' })).toBeFocused();
    await write(page, 'export const Greeting = () => <b>Good day</b>;\n', 'parts/Greeting.tsx');

    await page.getByRole('tab', { name: ENTRY }).click();
    const use = (file: string) => show('<Greeting />', `import { Greeting } from '${file}';\n`);
    await write(page, use('./parts/Greeting'));
    await expect(getResult(page).getByText('Good day')).toBeVisible();

    await page.getByRole('tab', { name: 'parts/Greeting.tsx' }).click();
    await page.getByRole('button', { name: 'Rename parts/Greeting.tsx' }).click();
    await page.getByLabel('New name of parts/Greeting.tsx').fill('Hello.tsx');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: ENTRY }).click();
    await expect(getDiagnostic(page)).not.toBeEmpty();
    await write(page, use('./Hello'));
    await expect(getDiagnostic(page)).toBeEmpty();

    await expect(page.getByRole('button', { name: `Delete ${ENTRY}` })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Hello.tsx' }).click();
    await page.getByRole('button', { name: 'Delete Hello.tsx' }).click();
    await expect(page.getByRole('tab')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('tab', { name: 'Hello.tsx' }).click();
    await expect(getEditor(page, 'Hello.tsx')).toContainText('Good day');
  },
);

test(
  'file tabs are navigated with arrow keys, renamed with F2 and deleted with Delete',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('tab', { name: ENTRY }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'trails.ts' })).toBeFocused();
    await expect(getEditor(page, 'trails.ts')).toBeVisible();
    await page.keyboard.press('F2');
    await expect(page.getByLabel('New name of trails.ts')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'trails.ts' })).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(page.getByRole('tab', { name: ENTRY })).toBeFocused();
  },
);

test('Enter edits, Escape and Tab leave the editor', { tag: '@detail' }, async ({ page }) => {
  await page.goto(PAGE);
  const editor = getEditor(page);
  const content = editor.getByRole('textbox');
  await editor.focus();
  await expect(page.getByText('Press Enter to edit, Escape to leave').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// ({[');
  await expect(content.locator('.cm-line').first()).toHaveText(/^\/\/ \(\{\[import/);
  // When typing is slow, as on a busy machine, undoing it takes several steps.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(content.locator('.cm-line').first()).toHaveText(/^import/, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();

  const before = await content.innerText();
  for (const key of ['Tab', 'Shift+Tab']) {
    await editor.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press(key);
    expect(await editor.evaluate((group) => group.contains(document.activeElement))).toBe(false);
  }
  expect(await content.innerText()).toBe(before);
});

test(
  "code is formatted; for code that can't be, the error is shown",
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    await write(page, "export default function App( ){return <p>{'spaced'}</p>}");
    await page.getByRole('button', { name: 'Format' }).click();
    const lines = getEditor(page).locator('.cm-line');
    await expect(lines.nth(1)).toHaveText("  return <p>{'spaced'}</p>;");
    await expect(getResult(page).getByText('spaced')).toBeVisible();
    await write(page, 'const fine = 1;\nconst = 2;\n');
    await page.getByRole('button', { name: 'Format' }).click();
    await expect(getDiagnostic(page)).toContainText('Line 2: ');
  },
);

test('a shared URL opens the program in another browser', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await write(page, show('Shared <i>für alle</i>'));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Run this code' }).click();
  await expect(getResult(other).getByText('für alle')).toBeVisible();
  await expect(other.getByRole('tab')).toHaveText(['TrailGrid.tsx', 'trails.ts']);
  await write(other, show('Changed'));
  await other.getByRole('button', { name: 'Reset' }).click();
  await expect(getResult(other).getByText('für alle')).toBeVisible();
  await context.close();
});

test(
  "a URL that can't be read says so and shows a template",
  { tag: '@detail' },
  async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto(`${PAGE}#code=nonsense`);
    await expect(page.getByText("The code in the link can't be read")).toBeVisible();
    await expect(getResult(page).getByRole('grid')).toBeVisible();
    expect(messages).toEqual([]);
    await page.goto('about:blank');
    await page.goto(`${PAGE}#demo=react-charts/NoSuchDemo`);
    await expect(page.getByText("There's no demo “react-charts/NoSuchDemo”")).toBeVisible();
    await expect(getResult(page).getByText('Power (kW)')).toBeVisible();
  },
);

test('a demo opens in the requested language', { tag: '@detail' }, async ({ page }) => {
  await page.goto(`${PAGE}#demo=react-data-grid/quickstart/FirstGrid`);
  await expect(page.getByRole('tab', { name: 'FirstGrid.tsx' })).toBeVisible();
  await expect(page.getByLabel('Start from').locator('option:checked')).toHaveText(
    'Demo FirstGrid',
  );
  await expect(getResult(page).getByRole('grid', { name: 'Library stock' })).toBeVisible();
  await page.getByRole('radio', { name: 'JS' }).check();
  await expect(page.getByRole('tab', { name: /FirstGrid\.jsx?$/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('GridColDef');
  await expect(getResult(page).getByRole('grid', { name: 'Library stock' })).toBeVisible();

  await page.evaluate(() => {
    window.location.hash = '#demo=react-tree-view/quickstart/FirstRichTree&language=TS';
  });
  await expect(page.getByRole('tab', { name: 'FirstRichTree.tsx' })).toBeVisible();
  await expect(getResult(page).getByRole('tree', { name: 'Recipes' })).toBeVisible();
});

test(
  'types are only removed from edited code after confirmation',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    await write(page, show('{size}', 'const size: number = 41 + 1;\n'));
    await page.getByRole('radio', { name: 'JS' }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch to JavaScript?' });
    await dialog.getByRole('button', { name: 'Keep TypeScript' }).click();
    await expect(page.getByRole('radio', { name: 'TS' })).toBeChecked();
    await expect(getEditor(page)).toContainText('size: number');
    await page.getByRole('radio', { name: 'JS' }).click();
    await dialog.getByRole('button', { name: 'Remove the types' }).click();
    await expect(getEditor(page, 'TrailGrid.js')).toContainText('const size = 41 + 1;');
    await expect(getResult(page).getByText('42')).toBeVisible();
    await page.getByRole('radio', { name: 'TS' }).click();
    await expect(page.getByRole('tab', { name: 'TrailGrid.tsx' })).toBeVisible();
  },
);

test(
  'unsaved work survives a reload, leaving the page and a change of template',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto(PAGE);
    await write(page, show('Precious'));
    await expect(getResult(page).getByText('Precious')).toBeVisible();
    await page.reload();
    await expect(getResult(page).getByText('Precious')).toBeVisible();
    await page.getByRole('link', { name: /home/ }).click();
    await expect(page).not.toHaveURL(/playground/);
    await page.goBack();
    await expect(getResult(page).getByText('Precious')).toBeVisible();
    await page.getByLabel('Start from').selectOption('Tree View');
    await expect(getResult(page).getByRole('tree')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(getResult(page).getByText('Precious')).toBeVisible();
  },
);

test('once loaded, it works offline', { tag: '@detail' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await expect(getResult(page).getByRole('grid')).toBeVisible();
  await waitForQuiet(page);
  await page.context().setOffline(true);

  await write(page, "export default function App( ){return <p>{'offline'}</p>}");
  await expect(getResult(page).getByText('offline')).toBeVisible();
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(getEditor(page).locator('.cm-line').nth(1)).toHaveText(
    "  return <p>{'offline'}</p>;",
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const library = page.getByLabel('Start from');
  await library.selectOption('Charts');
  await expect(getResult(page).getByText('Power (kW)')).toBeVisible();
  await library.selectOption('Date and Time Pickers');
  await expect(getResult(page).getByText('Thursday, 14 May 2026, 10:30')).toBeVisible();
  await page.getByRole('radio', { name: 'JS' }).check();
  await expect(page.getByRole('tab', { name: 'VisitPicker.js' })).toBeVisible();
});

test(
  'the separator can be moved with keys and pointer, mirrored, and is remembered',
  { tag: '@detail' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PAGE);
    const separator = page.getByRole('separator', { name: 'Width of the code' });
    await separator.focus();
    await page.keyboard.press('ArrowRight');
    await expect(separator).toHaveAttribute('aria-valuenow', '52');
    await expect(getResult(page).getByRole('grid')).toBeVisible();
    const { x } = (await separator.boundingBox())!;
    await page.mouse.move(x, 500);
    await page.mouse.down();
    // Over the frame, which must not capture the pointer.
    await page.mouse.move(1008, 500, { steps: 8 });
    await page.mouse.up();
    await expect(separator).toHaveAttribute('aria-valuenow', '70');
    await page.evaluate(() => localStorage.setItem('docs-direction', 'rtl'));
    await page.reload();
    await expect(separator).toHaveAttribute('aria-valuenow', '70');
    await separator.focus();
    await page.keyboard.press('ArrowRight');
    await expect(separator).toHaveAttribute('aria-valuenow', '68');
    const code = (await getEditor(page).boundingBox())!;
    expect(code.x + code.width).toBeGreaterThan(1430);
    expect(await getEditor(page).evaluate((element) => getComputedStyle(element).direction)).toBe(
      'ltr',
    );
  },
);

test(
  'a phone shows code or result, with touch targets of sufficient size',
  { tag: '@detail' },
  async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(getEditor(page)).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
    const targets = page.locator('header :is(a, button, select, label), main :is(button, label)');
    for (const target of await targets.all()) {
      if (await target.isVisible()) {
        const { width, height } = (await target.boundingBox())!;
        expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(44);
      }
    }
    await page.getByRole('radio', { name: 'Result' }).check();
    await expect(getResult(page).getByRole('grid')).toBeVisible();
    await expect(getEditor(page)).toBeHidden();
    await context.close();
  },
);

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(`axe finds nothing in ${mode}, ${direction}, at ${width} px`, async ({ page }) => {
    await setVariant(page, variant);
    const analyze = async () => {
      // The page's background shows through the frame, which axe can't see.
      for (const frame of page.frames()) {
        await frame.evaluate(() => {
          document.body.style.background = 'var(--color-ground)';
        });
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    };
    await page.goto(PAGE);
    await expect(getEditor(page).getByRole('textbox')).toBeVisible();
    await expect(page.getByText('Loading the editor’s preview')).toHaveCount(0);
    await write(page, show('Wide and long', `// ${'long '.repeat(60)}\n`));
    await page.getByRole('button', { name: 'Format' }).click();
    await expect(page.getByText('Code formatted.')).toBeVisible();
    expect(await analyze()).toEqual([]);
    await write(page, 'const = 1;\n');
    await expect(getDiagnostic(page)).toContainText('Line 1: ');
    await page.keyboard.press('Enter');
    expect(await analyze()).toEqual([]);
  });
}
