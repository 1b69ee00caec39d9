import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package whose code or files are part of the site. */
export interface Material {
  name: string;
  version: string;
  /** As stated in its package.json; empty if missing. */
  license: string;
  /** The license texts it includes; empty if there are none. */
  texts: readonly string[];
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

const TEXT_FILE = /^(?:licen[cs]es?|copying|notice|ofl)\b.*$/i;

function readLicense({ license, licenses = [] }: Manifest): string {
  const stated = typeof license === 'string' ? license : license?.type;
  return stated ?? licenses.flatMap(({ type }) => type ?? []).join(' OR ');
}

/**
 * What the package in a folder (absolute) says about itself; undefined if the folder isn't a
 * package.
 */
export function readMaterial(directory: string): Material | undefined {
  const file = path.join(directory, 'package.json');
  if (!existsSync(file)) {
    return undefined;
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { name, version } = manifest;
  if (name === undefined || version === undefined) {
    return undefined;
  }
  const files = readdirSync(directory, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && TEXT_FILE.test(entry.name),
  );
  const texts = files.map((entry) => readFileSync(path.join(directory, entry.name), 'utf8').trim());
  return { name, version, license: readLicense(manifest), texts };
}
