import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { hashFiles, listNamedParts } from '../../plugins/lib/hashFiles';
import { isOwnFolder, readLockFile } from '../supply/lockFile';
import type { SnapshotPlace } from './placeSnapshots';
import type { Snapshot } from './snapshot';

/** What every demo is rendered with, besides its own files and packages. */
const DRAWN_WITH = [
  'scripts/snapshots/*.ts',
  'src/{css,features/demo,features/theme}/**',
  'docs/_libraries.ts',
  'site.config.ts',
];

/** Packages that demos may render with, without our own folders: each cut changes their version. */
function listPackages(siteDir: string): string[] {
  return Object.entries(readLockFile(siteDir))
    .filter(([folder]) => !isOwnFolder(folder) && !folder.startsWith('versioned_docs/'))
    .map(([folder, { version, integrity }]) => `${folder} ${version} ${integrity}`);
}

/** A hash of what the demos of a site are rendered with, including the license key. */
export async function hashDrawing(siteDir: string): Promise<string> {
  const names = await Globby(DRAWN_WITH, { cwd: siteDir, ignore: ['**/*.test.*'] });
  const files = names.sort().map((name) => path.join(siteDir, name));
  return hashFiles([
    process.env.MUI_X_LICENSE_KEY ?? '',
    ...listPackages(siteDir),
    ...listNamedParts(siteDir, files),
  ]);
}

/** Earlier snapshots, keyed by what they were rendered from. */
export class SnapshotCache {
  constructor(
    private readonly directory: string,
    private readonly drawing: string,
  ) {}

  private getFile({ id, frame }: SnapshotPlace, sources: string): string {
    const hash = hashFiles([this.drawing, frame, sources]);
    return path.join(this.directory, `${id.replaceAll('/', '.')}.${hash.slice(0, 16)}.json`);
  }

  read(place: SnapshotPlace, sources: string): Snapshot | undefined {
    const file = this.getFile(place, sources);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshot) : undefined;
  }

  write(place: SnapshotPlace, sources: string, snapshot: Snapshot): void {
    mkdirSync(this.directory, { recursive: true });
    writeFileSync(this.getFile(place, sources), JSON.stringify(snapshot));
  }
}
