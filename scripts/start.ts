import { spawn } from 'node:child_process';
import path from 'node:path';
import { recordDevServer } from './lib/devServer';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Serves the current docs while they are written, and the versions named by `--versions v7,v6`. */
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
    ...(isSilent ? ['--no-open'] : []),
  ];
  const child = spawn('docusaurus', ['start', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DOCS_VERSIONS: versions ? `current,${versions}` : 'current' },
  });
  const origin = `http://${host ?? 'localhost'}:${port ?? 3000}`;
  const forget =
    child.pid === undefined
      ? () => {}
      : recordDevServer(path.join(__dirname, '..'), { pid: child.pid, origin });
  child.on('exit', (code) => {
    forget();
    process.exitCode = code ?? 1;
  });
}

runMain(main);
