import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readControls } from '../../plugins/demos/controls/checkControls';
import { fillEntry } from '../../plugins/demos/controls/createControls';
import { getDemoId } from '../../plugins/demos/createDemoModule';
import type { FoundDemo } from '../../plugins/demos/readPageDemos';
import { readProgram } from '../../plugins/demos/readProgram';
import { PAGES_CHECKED } from '../../plugins/pageCheck';
import type { DemoSources } from '../../src/lib/contracts/demos';
import { findDevServer } from '../lib/devServer';
import type { WrittenPage } from '../lib/findPage';
import { serveSite } from '../../testing/servers/serveSite';
import { chooseSource } from './chooseSource';

export interface OpenSite {
  /** Such as `http://localhost:3000`. */
  origin: string;
  isDevelopment: boolean;
  close: () => void;
}

/** How long a server may take to serve its first page, in ms. */
const START_MS = 300_000;

const readTime = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : undefined);

/** When a page's folder last changed, including its demos and their data. */
async function readChange(siteDir: string, { file }: WrittenPage): Promise<number> {
  const cwd = path.join(siteDir, path.dirname(file));
  const files = await Globby(['**/*', '!**/node_modules/**'], { cwd, absolute: true });
  return Math.max(...files.map((name) => readTime(name) ?? 0));
}

/** Whether the built site has the current code of a demo. */
function hasSameDemo(siteDir: string, base: string, docsDir: string): boolean {
  const file = path.join(siteDir, `build/demo-sources/${getDemoId(base, docsDir)}.json`);
  if (!existsSync(file)) {
    return false;
  }
  const { stylings } = JSON.parse(readFileSync(file, 'utf8')) as DemoSources;
  const built = stylings.system.TS.files.map(({ code }) => code);
  const program = readProgram(base);
  const controls = readControls(program, docsDir);
  return program.files.every(({ code }, index) => {
    const shown = index === 0 && controls ? fillEntry(code, controls.argTypes) : code;
    return shown === built[index];
  });
}

async function serveBuild(siteDir: string): Promise<OpenSite> {
  const { address, close } = await serveSite(path.join(siteDir, 'build'));
  return { origin: new URL(address).origin, isDevelopment: false, close };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Serves the docs for this check, as `npm start` does. */
async function startSite(siteDir: string, { version, path: page }: WrittenPage): Promise<OpenSite> {
  const port = await findFreePort();
  const child = spawn('docusaurus', ['start', '--no-open', '--port', String(port)], {
    cwd: siteDir,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DOCS_VERSIONS: `current,${version}`, [PAGES_CHECKED]: 'true' },
  });
  const close = () => {
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
  };
  process.once('exit', close);
  const origin = `http://localhost:${port}`;
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(origin + page).catch(() => undefined);
    if (answer?.ok) {
      return { origin, isDevelopment: true, close };
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  close();
  throw new Error('The site failed to start. Run "npm start" to see why.');
}

/** Finds where the current state of a page is served, or serves it. `siteDir` is absolute. */
export async function openSite(
  siteDir: string,
  page: WrittenPage,
  demos: readonly FoundDemo[],
): Promise<OpenSite> {
  const docsDir = path.join(siteDir, page.docsDir);
  const dev = findDevServer(siteDir);
  const answer = dev && (await fetch(dev.origin + page.path).catch(() => undefined));
  const source = chooseSource({
    builtAt: readTime(path.join(siteDir, 'build', page.path, 'index.html')),
    changedAt: await readChange(siteDir, page),
    hasSameDemos: demos.every(({ base }) => hasSameDemo(siteDir, base, docsDir)),
    isServed: answer?.ok === true,
  });
  if (source === 'build') {
    return serveBuild(siteDir);
  }
  if (source === 'dev' && dev) {
    return { origin: dev.origin, isDevelopment: true, close: () => {} };
  }
  console.log(
    'Starting the site to check the page, which takes about a minute. This is faster while "npm start" is running.',
  );
  return startSite(siteDir, page);
}
