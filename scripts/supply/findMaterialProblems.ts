import type { Bom } from '../build/createBom';
import { isLicensed } from './licenses';

/** A package as its package.json says, or as a published text names it. */
export interface NamedPackage {
  name: string;
  version: string;
  license: string;
}

const toKey = ({ name, version }: Omit<NamedPackage, 'license'>) => `${name}@${version}`;

/** Packages of which something is published although nobody allowed their license or knows of them. */
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
      : [`${file}: ${toKey(material)} is missing in the bill of materials.`]),
  ]);
}

/** Where a bill of materials is not what is installed for production, or leads to what it lacks. */
export function findBomProblems(
  { components, dependencies }: Bom,
  installed: readonly Omit<NamedPackage, 'license'>[],
): string[] {
  const listed = new Set(components.map(toKey));
  const refs = new Set(dependencies.map(({ ref }) => ref));
  const missing = installed
    .filter((one) => !listed.has(toKey(one)))
    .map((one) => `The bill of materials lacks ${toKey(one)}, which is installed.`);
  const loose = dependencies
    .flatMap(({ dependsOn }) => dependsOn)
    .filter((ref) => !refs.has(ref))
    .map((ref) => `The bill of materials leads to ${ref}, which it lacks.`);
  return [...missing, ...new Set(loose)];
}
