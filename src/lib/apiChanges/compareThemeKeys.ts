import type { ApiProduct, ApiThemeKey } from '../contracts/api';
import type { ApiChange } from '../contracts/apiChanges';
import { compareItems } from './compareItems';
import type { Lookup } from './createLookup';
import type { Item } from './Item';
import { readThemeKey } from './readItems';

const PREFIX = 'Mui';

/**
 * A component's key has the same name as the component, so what guides say about one applies to the
 * other.
 */
function withComponents(lookup: Lookup): Lookup {
  return (part, owners, name) => {
    const own = lookup(part, owners, name);
    if (own.names.length > 1 || own.instead !== undefined || !name.startsWith(PREFIX)) {
      return own;
    }
    const { names } = lookup('export', [], name.slice(PREFIX.length));
    return { names: names.map((component) => PREFIX + component) };
  };
}

/** Keys whose classes are covered by their component. */
function listDescribed({ components }: ApiProduct): (string | undefined)[] {
  return components.filter(({ classes }) => classes.length > 0).map(({ themeName }) => themeName);
}

function findKey({ themeKeys }: ApiProduct, { name }: Item): ApiThemeKey | undefined {
  return themeKeys.find((key) => key.name === name);
}

/** What a key accepts, under the key's newer name. */
function readInner(key: ApiThemeKey | undefined, { name, plan }: Item): Item[] {
  return (key?.keys ?? []).map((inner) => ({
    part: 'theme',
    name: `${name}.${inner}`,
    ...(plan && { plan }),
  }));
}

/**
 * What changed about a product's keys in the theme, and about what they accept if no component's
 * classes cover it.
 */
export function compareThemeKeys(from: ApiProduct, to: ApiProduct, lookup: Lookup): ApiChange[] {
  const { pairs, changes } = compareItems(
    from.themeKeys.map(readThemeKey),
    to.themeKeys.map(readThemeKey),
    { lookup: withComponents(lookup) },
  );
  const described = new Set([...listDescribed(from), ...listDescribed(to)]);
  return [
    ...changes,
    ...pairs
      .filter(([, now]) => !described.has(now.name))
      .flatMap(
        ([old, now]) =>
          compareItems(readInner(findKey(from, old), now), readInner(findKey(to, now), now), {
            lookup,
          }).changes,
      ),
  ];
}
