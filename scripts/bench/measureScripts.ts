import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import handler from 'serve-handler';

export interface ScriptWeight {
  /** Bytes of all distinct JavaScript files, each compressed with brotli. */
  bytes: number;
  files: number;
}

/**
 * JavaScript that a page of a built site transfers before any interaction, prefetches included:
 * distinct files as the server sees them asked for.
 */
export async function measureScripts(
  browser: Browser,
  buildDir: string,
  pagePath: string,
): Promise<ScriptWeight> {
  const files = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (pathname.endsWith('.js')) {
      files.add(pathname);
    }
    void handler(request, response, { public: buildDir, trailingSlash: true });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${pagePath}`, { waitUntil: 'networkidle' });
  // Links in view are prefetched once they have been seen.
  await page.waitForTimeout(2000);
  await page.close();
  server.close();
  const sizes = [...files].map(
    (file) => brotliCompressSync(readFileSync(path.join(buildDir, file))).length,
  );
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size };
}
