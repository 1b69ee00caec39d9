import path from 'node:path';
import { siteSettings } from '../site.config';
import { serveNginx } from '../testing/servers/serveNginx';
import { parseCount } from './lib/parseCount';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');
const DEFAULT_PORT = 3000;

/** Serves the built site with nginx, with the same headers as when it is deployed. */
runMain(async () => {
  const { port } = readOptions({ port: { type: 'string' } });
  const { baseUrl } = siteSettings;
  const server = serveNginx({
    buildDir: path.join(SITE_DIR, 'build'),
    siteConf: path.join(SITE_DIR, 'build-hosting/site.conf'),
    baseUrl,
    port: port ? parseCount(port, 'port') : DEFAULT_PORT,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, server.close);
  }
  process.on('exit', server.close);
  console.log(`Serving the site at http://localhost:${port ?? DEFAULT_PORT}${baseUrl}`);
  process.exitCode = await server.ended;
});
