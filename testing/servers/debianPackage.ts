import { execFileSync, spawnSync } from 'node:child_process';

/** Path of a program that the shell would find. */
export function which(program: string): string | undefined {
  const command = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(command, [program], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]!.trim() : undefined;
}

/** Installs a package where Debian or a relative of it runs and we are root; else does nothing. */
export function installDebianPackage(name: string, report: (message: string) => void): void {
  if (process.getuid?.() !== 0 || !which('apt-get')) {
    return;
  }
  report(`Installing the package "${name}".`);
  // With this run level no service that comes with a package is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', name], { env, stdio: 'ignore' });
  } catch (error) {
    report(`The package could not be installed: ${(error as Error).message}`);
  }
}
