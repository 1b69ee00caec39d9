import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The running `npm start` of this checkout. */
export interface DevServer {
  pid: number;
  /** Where it serves the site: `http://localhost:3000`. */
  origin: string;
}

const getFile = (siteDir: string) => path.join(siteDir, '.cache/dev-server.json');

/** Records that this checkout is served, for other commands; returns a function that removes it. */
export function recordDevServer(siteDir: string, server: DevServer): () => void {
  const file = getFile(siteDir);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(server));
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The running `npm start` of this checkout; undefined if there is none. */
export function findDevServer(siteDir: string): DevServer | undefined {
  const file = getFile(siteDir);
  if (!existsSync(file)) {
    return undefined;
  }
  const server = JSON.parse(readFileSync(file, 'utf8')) as DevServer;
  return isRunning(server.pid) ? server : undefined;
}
