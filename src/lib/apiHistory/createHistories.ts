import type { ApiComponent, ApiHistory, ApiInterface, ApiProduct, ApiSpan } from '../contracts/api';
import { findSpan } from './findSpan';

/** One component or interface in one major; undefined parts are unknown there. */
interface Snapshot {
  /** Own props or members, which have their own spans. */
  members: readonly string[];
  slots: readonly string[];
  classes: readonly string[];
  /** What it has in addition, so that nothing that still exists seems removed. */
  also: Readonly<Record<Part, ReadonlySet<string>>>;
}

type Part = 'members' | 'slots' | 'classes';

export interface Histories {
  /** By name of component, interface or part of the API object, in any major. */
  pages: Record<string, ApiHistory>;
  /** By name of export, in any major. */
  exports: Record<string, ApiSpan>;
}

function listNames(items: readonly { name: string }[]): string[] {
  return items.map(({ name }) => name);
}

/** What comments hide from the docs, and props that a component inherits from elsewhere. */
function readOthers(
  { hidden }: ApiProduct,
  owner: string,
  inherited: readonly string[] = [],
): Snapshot['also'] {
  return {
    members: new Set([...inherited, ...(hidden?.members[owner] ?? [])]),
    slots: new Set(hidden?.slots[owner]),
    classes: new Set(hidden?.classes[owner]),
  };
}

function readComponent(model: ApiProduct, component: ApiComponent): Snapshot {
  const { name, props, inherited, slots, classes } = component;
  return {
    members: listNames(props),
    slots: listNames(slots),
    classes: classes.map(({ key }) => key),
    also: readOthers(
      model,
      name,
      inherited.flatMap((group) => group.props),
    ),
  };
}

function readInterface(model: ApiProduct, { name, members }: ApiInterface): Snapshot {
  return { members: listNames(members), slots: [], classes: [], also: readOthers(model, name) };
}

function readSnapshots(model: ApiProduct): Map<string, Snapshot> {
  return new Map([
    ...[...model.interfaces, ...model.apiParts].map(
      (item) => [item.name, readInterface(model, item)] as const,
    ),
    ...model.components.map((item) => [item.name, readComponent(model, item)] as const),
  ]);
}

/** The spans of all names in any of the lists. */
function findSpans(
  models: readonly ApiProduct[],
  listOwn: (index: number) => Iterable<string>,
  has: (index: number, name: string) => boolean | undefined,
): Record<string, ApiSpan> {
  const names = new Set(models.flatMap((_, index) => [...listOwn(index)]));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      findSpan(models.map(({ major }, index) => ({ major, isThere: has(index, name) }))),
    ]),
  );
}

/**
 * Since when and until when a product has its exports, components, interfaces and their parts.
 * Names are compared literally: a renamed item ends under the old name and starts under the new
 * one. What a major has but hides from its docs counts as existing. A major that exports a name
 * without documenting it (such as an interface that was a plain type then) says nothing about its
 * members.
 *
 * @param models one product, oldest major first
 */
export function createHistories(models: readonly ApiProduct[]): Histories {
  const snapshots = models.map(readSnapshots);
  const exported = models.map(
    ({ exports, hidden }) => new Set([...listNames(exports), ...(hidden?.exports ?? [])]),
  );

  const findPartSpans = (owner: string, part: Part) =>
    findSpans(
      models,
      (index) => snapshots[index]!.get(owner)?.[part] ?? [],
      (index, name) => {
        const snapshot = snapshots[index]!.get(owner);
        if (!snapshot) {
          return exported[index]!.has(owner) ? undefined : false;
        }
        return snapshot[part].includes(name) || snapshot.also[part].has(name);
      },
    );

  const owners = findSpans(
    models,
    (index) => snapshots[index]!.keys(),
    (index, name) => snapshots[index]!.has(name) || exported[index]!.has(name),
  );

  return {
    pages: Object.fromEntries(
      Object.entries(owners).map(([name, span]) => [
        name,
        {
          ...span,
          members: findPartSpans(name, 'members'),
          slots: findPartSpans(name, 'slots'),
          classes: findPartSpans(name, 'classes'),
        },
      ]),
    ),
    exports: findSpans(
      models,
      (index) => listNames(models[index]!.exports),
      (index, name) => exported[index]!.has(name),
    ),
  };
}
