import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getVersionName,
  LIBRARY_VERSION,
} from '../src/lib/docsVersions';
import { cloneSite, runGit } from '../testing/cloneSite';
import { watchConsole } from '../testing/visitor/watchConsole';

const SITE_DIR = path.join(__dirname, '..');
const PORT = 4174;
const NEXT = `${Number(CURRENT_VERSION.slice(1)) + 1}.0.0` as const;
const FROZEN_DIR = `versioned_docs/version-${CURRENT_VERSION}`;

let clone = '';
let server: ChildProcess | undefined;

const git = (...args: string[]) => runGit(clone, ...args);

/** Runs a script in the clone. */
function run(script: string, ...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', script, '--', ...args], {
    cwd: clone,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

const cut = (...args: string[]) => run('version:cut', ...args);

/** Kills everything that runs in the clone, so that nothing can clean up. */
function killAll(): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`).startsWith(clone)) {
        process.kill(Number(pid), 'SIGKILL');
      }
    } catch {
      // It has exited by itself, or belongs to another user.
    }
  }
}

test.beforeAll(() => {
  clone = cloneSite(SITE_DIR, 'cut');
});

test.afterAll(() => {
  server?.kill();
  rmSync(clone, { recursive: true, force: true });
});

test('a version is cut, undone, and never half there', async ({ page }) => {
  test.setTimeout(20 * 60_000);

  await test.step('without --write, only the plan is printed', () => {
    const { code, output } = cut('--next', NEXT);
    expect(code).toBe(0);
    expect(output).toContain(
      `Cut ${CURRENT_VERSION} (${LIBRARY_VERSION}); docs/ continues as ${getVersionName(NEXT)} (${NEXT}).`,
    );
    expect(git('status', '--porcelain')).toBe('');
  });

  await test.step('a tree with changes is rejected', () => {
    const file = path.join(clone, 'docs/notes.txt');
    writeFileSync(file, 'not committed');
    const { code, output } = cut('--next', LIBRARY_VERSION, '--write');
    rmSync(file);
    expect(code).toBe(1);
    expect(output).toContain('The working tree has changes');
    expect(output).toContain('must be a newer major');
    expect(existsSync(path.join(clone, FROZEN_DIR))).toBe(false);
  });

  await test.step('a failing check restores everything', () => {
    writeFileSync(path.join(clone, 'scripts/lib/lonely.ts'), 'export const alone = 1;\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Add what nothing uses');
    const { code, output } = cut('--next', NEXT, '--write', '--checks', 'unused');
    expect(code).toBe(1);
    expect(output).toContain('Nothing was cut.');
    expect(git('status', '--porcelain')).toBe('');
    expect(existsSync(path.join(clone, FROZEN_DIR))).toBe(false);
    git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  await test.step('an invalid name of a check fails before anything is written', () => {
    const { code, output } = cut('--next', NEXT, '--write', '--checks', 'fromat');
    expect(code).toBe(1);
    expect(output).toContain('Unknown check "fromat"');
    expect(git('status', '--porcelain')).toBe('');
  });

  await test.step('a killed cut is detected and undone', async () => {
    const killed = spawn('npm', ['run', 'version:cut', '--', '--next', NEXT, '--write'], {
      cwd: clone,
      stdio: 'ignore',
    });
    const closed = new Promise((resolve) => killed.on('close', resolve));
    await expect
      .poll(() => existsSync(path.join(clone, FROZEN_DIR, 'package.json')), { timeout: 60_000 })
      .toBe(true);
    killAll();
    await closed;
    expect(git('status', '--porcelain')).not.toBe('');
    expect(cut('--next', NEXT, '--write').output).toContain('was interrupted');
    const { code, output } = cut('--undo');
    expect(code, output).toBe(0);
    expect(git('status', '--porcelain')).toBe('');
    expect(existsSync(path.join(clone, FROZEN_DIR))).toBe(false);
    expect(cut('--undo').output).toContain('No interrupted cut');
  });

  await test.step('a page that moved since the last cut', () => {
    git('mv', 'docs/introduction/roadmap', 'docs/introduction/plans');
    git('commit', '--quiet', '-m', 'Move a page');
    expect(cut('--next', NEXT).output).toContain('introduction/roadmap → introduction/plans');
    git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  await test.step('the cut', () => {
    const { code, output } = cut('--next', NEXT, '--write', '--checks', 'format,api,pages');
    expect(output).toContain('To review');
    expect(output).toContain(`docs/introduction/installation/index.mdx:`);
    expect(code).toBe(0);
    const read = (file: string) => JSON.parse(readFileSync(path.join(clone, file), 'utf8'));
    expect(read('versions.json')).toEqual(DOCS_VERSIONS);
    expect(read(`${FROZEN_DIR}/package.json`)).toMatchObject({ version: LIBRARY_VERSION });
    expect(read('docs/package.json')).toMatchObject({ version: NEXT });
    expect(cut('--next', '99.0.0').output).toContain('The working tree has changes');
  });

  await test.step('both versions are built', () => {
    const { code, output } = run('build', '--versions', `current,${CURRENT_VERSION}`);
    expect(code, output).toBe(0);
    expect(output).toContain(`describes ${NEXT}, but its packages are from`);
  });

  await test.step('and work in the browser', async () => {
    // Without npx, which would outlive its process, because the next run needs the port.
    const docusaurus = path.join(clone, 'node_modules/.bin/docusaurus');
    server = spawn(docusaurus, ['serve', '--no-open', '--port', `${PORT}`], {
      cwd: clone,
      stdio: 'ignore',
    });
    const origin = `http://localhost:${PORT}`;
    await expect
      .poll(
        () =>
          fetch(origin).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    const messages = watchConsole(page);
    for (const [address, label] of [
      ['/x/react-tree-view/quickstart/', NEXT],
      [`/x/${CURRENT_VERSION}/react-tree-view/quickstart/`, CURRENT_VERSION],
    ] as const) {
      await page.goto(origin + address);
      await expect(page.getByText(`Switch version: ${label}`)).toBeVisible();
      const demo = page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      await expect(demo.getByRole('tree')).toBeVisible();
    }
    await page.getByRole('link', { name: `This page in ${NEXT}` }).click();
    await expect(page).toHaveURL(`${origin}/x/react-tree-view/quickstart/`);
    expect(messages).toEqual([]);
  });

  await test.step('git can undo it', () => {
    git('restore', '.');
    git('clean', '-fdq');
    expect(git('status', '--porcelain')).toBe('');
    expect(existsSync(path.join(clone, FROZEN_DIR, 'package.json'))).toBe(false);
  });
});
