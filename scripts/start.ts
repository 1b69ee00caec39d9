import { spawn } from 'node:child_process';
import { takeOption } from './takeOption';

/** Serves the current docs while they are written, and the versions named by `--versions v7,v6`. */
const { value, rest } = takeOption(process.argv.slice(2), '--versions');
spawn('docusaurus', ['start', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, DOCS_VERSIONS: value ? `current,${value}` : 'current' },
}).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
