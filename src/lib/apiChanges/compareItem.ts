import type { ApiChange, ApiChangeKind } from '../contracts/apiChanges';
import type { Item } from './Item';
import { isSameType } from './isSameType';
import { normaliseType } from './normaliseType';

type Names = Readonly<Record<string, string>>;

/**
 * A default in a form of which two are equal where they mean the same: code like a type, prose
 * (it has code in backticks) by its words. What the packages call the date adapter inside, and
 * types of parameters, differ between majors without a difference for a reader.
 */
function normaliseDefault(text: string, names: Names): string {
  const code = text.replace(/\b(?:utils|adapter)\./g, '').replace(/:\s*\w+(?=[,)])/g, '');
  return text.includes('`')
    ? code.replaceAll('`', '').toLowerCase()
    : normaliseType(code, names).toLowerCase();
}

/** What one major does not state is not known to have changed. */
function isDefaultChanged(before: Item, after: Item, names: Names): boolean {
  return (
    before.default !== undefined &&
    after.default !== undefined &&
    normaliseDefault(before.default, names) !== normaliseDefault(after.default, names)
  );
}

/** Everything that a type may be written as. */
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

/** A type as one refers to it, with what it asks for. */
function formatGeneric({ name, typeParameters = [] }: Item): string {
  return typeParameters.length === 0 ? name : `${name}<${typeParameters.join(', ')}>`;
}

/** What used to be imported from a path, and where it is now. */
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
 * What changed about one thing that two majors have; its name aside.
 *
 * @param names what types are called now, by the name that they had
 * @param findPath where that is now which a path led to, as far as guides tell
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

  // That a new name has a path of its own says nothing new.
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
