import type { Bom } from '../build/createBom';
import { isLicensed } from './licenses';

/** A package from a package.json or from a published license text. */
export interface NamedPackage {
  name: string;
  version: string;
  license: string;
}

const toKey = ({ name, version }: Omit<NamedPackage, 'license'>) => `${name}@${version}`;

/** Published packages whose license isn't allowed, or that aren't in the bill of materials. */
export function findShippedProblems(
  file: string,
  shipped: readonly NamedPackage[],
  { components }: Pick<Bom, 'components'>,
): string[] {
  const known = new Set(components.map(toKey));
  return shipped.flatMap((material) => [
    ...(isLicensed(material.name, material.license || undefined)
      ? []
      : [
          `${file}: ${toKey(material)} has the license "${material.license}", which is not allowed.`,
        ]),
    ...(known.has(toKey(material))
      ? []
      : [`${file}: ${toKey(material)} is missing from the bill of materials.`]),
  ]);
}

/** Installed production packages missing from a bill of materials, and its broken references. */
export function findBomProblems(
  { components, dependencies }: Bom,
  installed: readonly Omit<NamedPackage, 'license'>[],
): string[] {
  const listed = new Set(components.map(toKey));
  const refs = new Set(dependencies.map(({ ref }) => ref));
  const missing = installed
    .filter((one) => !listed.has(toKey(one)))
    .map((one) => `The bill of materials doesn't list ${toKey(one)}, which is installed.`);
  const loose = dependencies
    .flatMap(({ dependsOn }) => dependsOn)
    .filter((ref) => !refs.has(ref))
    .map((ref) => `The bill of materials refers to ${ref}, which it doesn't list.`);
  return [...missing, ...new Set(loose)];
}
