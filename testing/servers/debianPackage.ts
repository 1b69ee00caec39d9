import { execFileSync, spawnSync } from 'node:child_process';

/** Path of a program that the shell would find. */
export function which(program: string): string | undefined {
  const command = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(command, [program], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]!.trim() : undefined;
}

/** Installs a package on Debian-based systems if we are root; otherwise does nothing. */
export function installDebianPackage(name: string, report: (message: string) => void): void {
  if (process.getuid?.() !== 0 || !which('apt-get')) {
    return;
  }
  report(`Installing package "${name}".`);
  // At this run level, packages don't start their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: 'ignore' });
  } catch (error) {
    report(`Couldn't install the package: ${(error as Error).message}`);
  }
}
