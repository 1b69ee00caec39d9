import { spawn } from 'node:child_process';
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
  spawn('docusaurus', ['start', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DOCS_VERSIONS: versions ? `current,${versions}` : 'current' },
  }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

runMain(main);
