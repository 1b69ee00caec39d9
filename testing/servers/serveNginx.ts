import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx } from './ensureNginx';

interface NginxSite {
  buildDir: string;
  /** The nginx configuration written by the build. */
  siteConf: string;
  /** With a leading and a trailing slash. */
  baseUrl: string;
  port: number;
}

interface RunningNginx {
  /** Resolves with its exit code. */
  ended: Promise<number>;
  /** Stops it and removes its files. */
  close: () => void;
}

/** Folders that nginx requires, although it only reads files here. */
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

interface ConfigPaths {
  directory: string;
  root: string;
  siteConf: string;
  brotliModule: string | undefined;
  port: number;
}

/** A complete configuration for a single process that serves a folder only to this machine. */
function formatServer(paths: ConfigPaths): string {
  const { directory, root, siteConf, brotliModule, port } = paths;
  return [
    ...(brotliModule ? [`load_module "${brotliModule}";`] : []),
    'daemon off;',
    'master_process off;',
    `pid "${directory}/nginx.pid";`,
    'error_log stderr crit;',
    'events {}',
    'http {',
    '  access_log off;',
    '  sendfile on;',
    ...TEMP_PATHS.map((name) => `  ${name}_temp_path "${directory}/${name}";`),
    ...(brotliModule ? ['  brotli_static on;'] : []),
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    root "${root}";`,
    `    include "${siteConf}";`,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The folder that contains the site at its base path, as nginx's `root` requires. */
function createRoot(directory: string, { buildDir, baseUrl }: NginxSite): string {
  if (baseUrl === '/') {
    return buildDir;
  }
  const root = path.join(directory, 'root');
  const link = path.join(root, baseUrl);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(buildDir, link.replace(/\/$/, ''));
  return root;
}

/**
 * Serves the built site with nginx, as a deployer does, on a port of this machine. It needs no
 * privileges and leaves nothing behind: it uses its own pid file, logs and folders.
 */
export function serveNginx(site: NginxSite): RunningNginx {
  const { program, brotliModule } = ensureNginx();
  const { siteConf, port } = site;
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = createRoot(directory, site);
  const config = path.join(directory, 'nginx.conf');
  writeFileSync(config, formatServer({ directory, root, siteConf, brotliModule, port }));
  const server = spawn(program, ['-p', directory, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const close = () => {
    server.kill();
    rmSync(directory, { recursive: true, force: true });
  };
  const ended = new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => resolve(code ?? 0));
  });
  return { ended, close };
}
