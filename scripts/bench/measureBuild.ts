import { execFileSync, spawn } from 'node:child_process';

export interface BuildCost {
  /** From start to end, in seconds. */
  seconds: number;
  /** Peak memory of all the build's processes combined, in bytes. */
  memory: number;
}

/** How often memory is sampled, in ms. */
const INTERVAL = 500;

/** Memory of a process and its descendants, from the lines of `ps`: pid, parent, kB. */
export function sumMemory(lines: string, root: number): number {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // The set grows while it is iterated, so grandchildren are included.
  for (const parent of family) {
    rows.forEach(([pid, ppid]) => {
      if (ppid === parent && pid !== undefined) {
        family.add(pid);
      }
    });
  }
  return rows.reduce(
    (sum, [pid, , kilobytes]) => sum + (family.has(pid ?? -1) ? (kilobytes ?? 0) * 1024 : 0),
    0,
  );
}

/** Builds versions of the site (`current`, `all`, `v7,v6`) and measures it; throws if it fails. */
export async function measureBuild(versions: string): Promise<BuildCost> {
  const start = Date.now();
  const child = spawn('jiti', ['scripts/build.ts', '--versions', versions], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const timer = setInterval(() => {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    memory = Math.max(memory, sumMemory(lines, child.pid ?? -1));
  }, INTERVAL);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('exit', resolve).on('error', reject);
  }).finally(() => clearInterval(timer));
  if (code !== 0) {
    throw new Error(`The build of ${versions} exited with code ${code}.`);
  }
  return { seconds: (Date.now() - start) / 1000, memory };
}
