import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The running `npm start` of this checkout. */
export interface DevServer {
  pid: number;
  /** Where it serves, without a path: `http://localhost:3000`. */
  origin: string;
}

const getFile = (siteDir: string) => path.join(siteDir, '.cache/dev-server.json');

/** Notes that this checkout is served, for commands that want to look at it; returns what forgets it. */
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

/** The `npm start` that runs for this checkout; undefined when none does. */
export function findDevServer(siteDir: string): DevServer | undefined {
  const file = getFile(siteDir);
  if (!existsSync(file)) {
    return undefined;
  }
  const server = JSON.parse(readFileSync(file, 'utf8')) as DevServer;
  return isRunning(server.pid) ? server : undefined;
}
