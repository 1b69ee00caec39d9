import type { ApiChange, ApiChangeKind } from '../contracts/apiChanges';
import type { Item } from './Item';
import { isSameType } from './isSameType';
import { normaliseType } from './normaliseType';

type Names = Readonly<Record<string, string>>;

/**
 * A default in a form that is equal for defaults with the same meaning: code is normalized like a
 * type, prose (which has code in backticks) by its words. The packages' internal name for the date
 * adapter and the types of parameters differ between majors, but not for readers.
 */
function normaliseDefault(text: string, names: Names): string {
  const code = text.replace(/\b(?:utils|adapter)\./g, '').replace(/:\s*\w+(?=[,)])/g, '');
  return text.includes('`')
    ? code.replaceAll('`', '').toLowerCase()
    : normaliseType(code, names).toLowerCase();
}

/** If one major doesn't specify it, it isn't known to have changed. */
function isDefaultChanged(before: Item, after: Item, names: Names): boolean {
  return (
    before.default !== undefined &&
    after.default !== undefined &&
    normaliseDefault(before.default, names) !== normaliseDefault(after.default, names)
  );
}

/** All the ways a type may be written. */
function listForms({ type, expanded }: Item, names: Names): string[] {
  return [type, expanded].flatMap((text) =>
    text === undefined ? [] : [normaliseType(text, names)],
  );
}

function isRetyped(before: Item, after: Item, names: Names): boolean {
  if (before.type === undefined || after.type === undefined) {
    return false;
  }
  const forms = listForms(after, names);
  return !listForms(before, names).some((old) => forms.some((now) => isSameType(old, now)));
}

/** A type as it's referenced, with its parameters. */
function formatGeneric({ name, typeParameters = [] }: Item): string {
  return typeParameters.length === 0 ? name : `${name}<${typeParameters.join(', ')}>`;
}

/** Old import paths and the new ones. */
function listMoves(
  { imports: before = [] }: Item,
  { imports: after = [] }: Item,
  findPath: (path: string) => string,
): [string, string][] {
  const mapped = before
    .map((path): [string, string] => [path, findPath(path)])
    .filter(([path, now]) => now !== path && after.includes(now));
  const lost = before.find((path) => !after.includes(path));
  const [target] = after;
  return mapped.length > 0 || !lost || !target ? mapped : [[lost, target]];
}

/**
 * What changed about an item that both majors have, except for its name.
 *
 * @param names maps the old names of types to their current names
 * @param findPath returns what an old path's content is imported from now, according to the guides
 */
export function compareItem(
  before: Item,
  after: Item,
  names: Names = {},
  findPath: (path: string) => string = (path) => path,
): ApiChange[] {
  const changes: ApiChange[] = [];
  const add = (kind: ApiChangeKind, old: string | undefined, now: string | undefined) =>
    changes.push({
      part: after.part,
      kind,
      name: after.name,
      ...(old && { before: old }),
      ...(now && { after: now }),
      ...(after.plan && { plan: after.plan }),
    });

  // A new name implies a new path.
  if (before.name === after.name) {
    listMoves(before, after, findPath).forEach(([old, now]) => add('moved', old, now));
  }
  if (isRetyped(before, after, names)) {
    add('retyped', before.type, after.type);
  }
  if ((before.typeParameters ?? []).length !== (after.typeParameters ?? []).length) {
    add('retyped', formatGeneric(before), formatGeneric(after));
  }
  if (isDefaultChanged(before, after, names)) {
    add('default', before.default, after.default);
  }
  if (before.isRequired !== after.isRequired) {
    const describe = ({ isRequired }: Item) => (isRequired ? 'required' : 'optional');
    add('required', describe(before), describe(after));
  }
  if (after.deprecated && !before.deprecated) {
    add('deprecated', undefined, after.deprecated.reason);
  }
  return changes;
}
