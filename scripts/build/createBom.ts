import { createHash } from 'node:crypto';
import {
  getLockedName,
  isOwnFolder,
  type LockedPackage,
  type LockedPackages,
} from '../supply/lockFile';

/** A bill of materials in CycloneDX 1.6 format: https://cyclonedx.org/docs/1.6/json/ */
export interface Bom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { component: Omit<Component, 'version'> };
  components: readonly Component[];
  dependencies: readonly { ref: string; dependsOn: readonly string[] }[];
}

interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: readonly { alg: string; content: string }[];
  licenses?: readonly ({ expression: string } | { license: { name: string } })[];
}

type Entry = readonly [folder: string, locked: LockedPackage];

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** What is a valid SPDX expression; anything else is the name of a license. */
const EXPRESSION = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*\)?$/;

function createPurl(name: string, version: string): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

function createHashes(integrity = ''): Component['hashes'] {
  return integrity
    .split(' ')
    .filter(Boolean)
    .flatMap((text) => {
      const [, algorithm = '', hash = ''] = /^(sha\d+)-(.+)$/.exec(text) ?? [];
      const alg = ALGORITHMS[algorithm];
      return alg ? [{ alg, content: Buffer.from(hash, 'base64').toString('hex') }] : [];
    });
}

function createComponent([folder, locked]: Entry): Component {
  const { version = '', license, integrity } = locked;
  const name = getLockedName(folder, locked);
  const purl = createPurl(name, version);
  const licenses = license && [
    EXPRESSION.test(license) ? { expression: license } : { license: { name: license } },
  ];
  return {
    ...{ type: 'library', 'bom-ref': purl, name, version, purl },
    ...(integrity && { hashes: createHashes(integrity) }),
    ...(licenses && { licenses }),
  };
}

/** The folder a package in `folder` resolves another from: its own, or the nearest one above it. */
function findLocked(folder: string, name: string, locked: LockedPackages): string | undefined {
  const own = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (own in locked) {
    return own;
  }
  const parent = folder.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, '');
  return folder === '' ? undefined : findLocked(parent, name, locked);
}

function listNeeds({ dependencies, optionalDependencies, peerDependencies }: LockedPackage) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Stable for the same packages: the first digits of their hash, as a UUID. */
function createSerialNumber(components: readonly Component[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(components)).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const uuid = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return `urn:uuid:${uuid}`;
}

/**
 * The packages that build and serve the site and their dependencies, from the lock file, without
 * those needed only for development. (`npm sbom --omit=dev` also omits what production shares with
 * development, and fails if an old major requires a peer of a different major.)
 */
export function createBom(locked: LockedPackages): Bom {
  const entries = Object.entries(locked).filter(([, { dev, link }]) => !dev && !link);
  const byRef = new Map<string, Component>();
  const needs = new Map<string, Set<string>>();
  const { name = '' } = locked[''] ?? {};
  const root = `pkg:npm/${name}`;
  const getRef = ([folder, entry]: Entry) =>
    isOwnFolder(folder) ? root : createPurl(getLockedName(folder, entry), entry.version ?? '');
  for (const entry of entries) {
    const [folder, packageEntry] = entry;
    const ref = getRef(entry);
    if (!isOwnFolder(folder)) {
      byRef.set(ref, createComponent(entry));
    }
    const found = listNeeds(packageEntry).flatMap((need) => findLocked(folder, need, locked) ?? []);
    const known = needs.get(ref) ?? new Set();
    found
      .filter((target) => !locked[target]?.dev && !locked[target]?.link)
      .forEach((target) => known.add(getRef([target, locked[target]!])));
    needs.set(ref, known);
  }
  const components = [...byRef.values()];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: createSerialNumber(components),
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': root, name, purl: root } },
    components,
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
  };
}
