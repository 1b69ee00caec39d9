import type { Material } from './readMaterial';

const RULE = '='.repeat(80);

const compare = (one: Material, other: Material) =>
  one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en');

/** First line of a package's section, which programs can parse: name, version, license. */
export function formatMaterialTitle({ name, version, license }: Omit<Material, 'texts'>): string {
  return `${name} ${version} (${license || 'no license specified'})`;
}

/** Authors and license terms of the site's code: one section per package, with its own texts. */
export function formatLicenses(materials: readonly Material[]): string {
  const unique = new Map(materials.map((material) => [formatMaterialTitle(material), material]));
  const parts = [...unique].sort(([, one], [, other]) => compare(one, other));
  return parts
    .map(([title, { texts }]) => {
      const all = texts.length > 0 ? texts : ["The package doesn't include its license text."];
      return `${RULE}\n${title}\n${RULE}\n\n${[...new Set(all)].join('\n\n')}\n`;
    })
    .join('\n');
}

/** The packages in such a text. */
export function parseLicenses(text: string): Omit<Material, 'texts'>[] {
  return [...text.matchAll(/^=+\n(\S+) (\S+) \((.+)\)\n=+$/gm)].map(
    ([, name = '', version = '', license = '']) => ({ name, version, license }),
  );
}
