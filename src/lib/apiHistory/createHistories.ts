import type { ApiComponent, ApiHistory, ApiInterface, ApiProduct, ApiSpan } from '../contracts/api';
import { findSpan } from './findSpan';

/** One component or interface in one major; undefined parts are not known there. */
interface Snapshot {
  /** Own props or members, which have spans of their own. */
  members: readonly string[];
  /** Those, and props taken over from elsewhere: enough to say that a prop did not vanish. */
  accepted: ReadonlySet<string>;
  slots: readonly string[];
  classes: readonly string[];
}

export interface Histories {
  /** By name of component, interface or part of the API object, of any major. */
  pages: Record<string, ApiHistory>;
  /** By name of export, of any major. */
  exports: Record<string, ApiSpan>;
}

function listNames(items: readonly { name: string }[]): string[] {
  return items.map(({ name }) => name);
}

function readComponent({ props, inherited, slots, classes }: ApiComponent): Snapshot {
  const members = listNames(props);
  return {
    members,
    accepted: new Set([...members, ...inherited.flatMap((group) => group.props)]),
    slots: listNames(slots),
    classes: classes.map(({ key }) => key),
  };
}

function readInterface({ members }: ApiInterface): Snapshot {
  const names = listNames(members);
  return { members: names, accepted: new Set(names), slots: [], classes: [] };
}

function readSnapshots(model: ApiProduct): Map<string, Snapshot> {
  return new Map([
    ...[...model.interfaces, ...model.apiParts].map(
      (item) => [item.name, readInterface(item)] as const,
    ),
    ...model.components.map((item) => [item.name, readComponent(item)] as const),
  ]);
}

/** Spans of every name that any of the lists has. */
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
 * Since when and until when a product has its exports, components, interfaces and what belongs
 * to these. Names are compared as they stand: what was renamed ends under the old name and begins
 * under the new one. A major that exports a name without a description of it (an interface that
 * was a plain type then) says nothing about its members.
 *
 * @param models one product, oldest major first
 */
export function createHistories(models: readonly ApiProduct[]): Histories {
  const snapshots = models.map(readSnapshots);
  const exported = models.map((model) => new Set(listNames(model.exports)));

  const findPartSpans = (owner: string, part: 'members' | 'slots' | 'classes') =>
    findSpans(
      models,
      (index) => snapshots[index]!.get(owner)?.[part] ?? [],
      (index, name) => {
        const snapshot = snapshots[index]!.get(owner);
        if (!snapshot) {
          return exported[index]!.has(owner) ? undefined : false;
        }
        return part === 'members' ? snapshot.accepted.has(name) : snapshot[part].includes(name);
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
      (index) => exported[index]!,
      (index, name) => exported[index]!.has(name),
    ),
  };
}
