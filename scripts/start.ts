import { spawn } from 'node:child_process';
import path from 'node:path';
import { recordDevServer } from './lib/devServer';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { keepServing } from './start/keepServing';
import { watchContents } from './start/watchContents';
import { watchPages } from './start/watchPages';

const SITE_DIR = path.join(__dirname, '..');

/** What Docusaurus reads only when it starts: the navigation and the configuration. */
const READ_ONCE = ['nav', 'sidebars.ts', 'site.config.ts', 'docusaurus.config.ts'];

/**
 * Serves the current docs during development, and the versions listed by `--versions v7,v6`. A
 * change to the navigation or a setting restarts the server, and so does removing a page.
 */
function main(): void {
  const {
    versions,
    port,
    host,
    'no-open': isSilent,
  } = readOptions({
    versions: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string' },
    'no-open': { type: 'boolean' },
  });
  const args = [
    ...(port === undefined ? [] : ['--port', port]),
    ...(host === undefined ? [] : ['--host', host]),
  ];
  const origin = `http://${host ?? 'localhost'}:${port ?? 3000}`;
  const { restart, wake, stop } = keepServing({
    launch(isFirst) {
      const open = isSilent || !isFirst ? ['--no-open'] : [];
      const child = spawn('docusaurus', ['start', ...args, ...open], {
        stdio: 'inherit',
        env: {
          ...process.env,
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
          DOCS_VERSIONS: versions ? `current,${versions}` : 'current',
        },
      });
      if (child.pid !== undefined) {
        child.on('exit', recordDevServer(SITE_DIR, { pid: child.pid, origin }));
      }
      return child;
    },
    onEnd(code) {
      process.exitCode = code;
      unwatch.forEach((end) => end());
    },
    onWait: () =>
      console.error('\nWaiting for a change to a page, the navigation or a setting to try again.'),
  });
  const files = READ_ONCE.map((name) => path.join(SITE_DIR, name));
  const restartAfter = (reason: string) => {
    console.log(`\n${reason}. Restarting.`);
    restart();
  };
  const unwatch = [
    watchContents(SITE_DIR, files, () => restartAfter('The navigation or a setting changed')),
    watchPages(path.join(SITE_DIR, 'docs'), {
      onRemoval: () => restartAfter('A page was removed'),
      onChange: wake,
    }),
  ];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop(signal));
  }
}

runMain(main);
