import type { ApiComponent, ApiInterface, ApiProduct } from '../contracts/api';
import {
  API_CHANGE_KINDS,
  API_CHANGE_PARTS,
  type ApiChange,
  type ApiChangeGroup,
  type ApiChangeList,
  type ApiChangePart,
  type ApiChanges,
} from '../contracts/apiChanges';
import { compareItem } from './compareItem';
import { compareItems, type Comparison } from './compareItems';
import { compareThemeKeys } from './compareThemeKeys';
import { createLookup, type Lookup } from './createLookup';
import { getMemberPart } from './getMemberPart';
import { dropType, type Item } from './Item';
import { OPEN } from './normaliseType';
import { readClass, readEvent, readExports, readMember, readRef, readSlot } from './readItems';
import type { Rename } from './Rename';

/**
 * The date type of the pickers is `any` until an adapter specifies it. Its name changed between
 * majors, and so did the places where it's a type parameter: no conclusions can be drawn from it.
 */
const DATE_TYPES = {
  any: OPEN,
  unknown: OPEN,
  PickerValidDate: OPEN,
  PickerValue: OPEN,
  PickerRangeValue: 'DateRange',
};

const LISTS: readonly (readonly [ApiChangeList, ApiChangePart])[] = [
  ['components', 'component'],
  ['interfaces', 'interface'],
  ['hooks', 'hook'],
  ['selectors', 'selector'],
  ['events', 'event'],
  ['theme', 'theme'],
  ['exports', 'export'],
];

function compareChanges(a: ApiChange, b: ApiChange): number {
  return (
    API_CHANGE_PARTS.indexOf(a.part) - API_CHANGE_PARTS.indexOf(b.part) ||
    API_CHANGE_KINDS.indexOf(a.kind) - API_CHANGE_KINDS.indexOf(b.kind) ||
    a.name.localeCompare(b.name, 'en')
  );
}

/** What used to be an export may be a component now: both lists refer to the same thing. */
function alignParts(before: Map<string, Item>, after: Map<string, Item>): Item[] {
  return [...before.values()].map((item) => {
    const part = after.get(item.name)?.part ?? item.part;
    return part === item.part ? item : { ...dropType(item), part };
  });
}

interface Context {
  lookup: Lookup;
  typeNames: Readonly<Record<string, string>>;
  from: ApiProduct;
  to: ApiProduct;
}

/**
 * What one of the majors hides from its docs was neither added nor removed, unless the map says so.
 */
function acceptHidden(
  before: readonly string[] = [],
  after: readonly string[] = [],
  mapped?: 'export' | 'class',
) {
  return {
    ...(mapped && { hiddenBefore: before.map((name): Item => ({ part: mapped, name })) }),
    isAcceptedBefore: (name: string) => before.includes(name),
    isHiddenAfter: (name: string) => after.includes(name),
  };
}

const readMethods = ({ methods = [] }: ApiComponent) =>
  methods.map((method) => readMember('method', method));

const listInherited = ({ inherited }: ApiComponent) => inherited.flatMap(({ props }) => props);

function compareComponents(before: ApiComponent, after: ApiComponent, context: Context) {
  const { hidden: hiddenBefore } = context.from;
  const { hidden: hiddenAfter } = context.to;
  const owners = [before.name, after.name];
  const readProp = (prop: ApiComponent['props'][number]) => readMember('prop', prop);
  const othersBefore = [...listInherited(before), ...(hiddenBefore?.members[before.name] ?? [])];
  const inheritedAfter = new Set(listInherited(after));
  return [
    ...(before.ref && after.ref
      ? compareItem(readRef(before.ref), readRef(after.ref), context.typeNames)
      : []),
    ...compareItems(before.props.map(readProp), after.props.map(readProp), {
      ...context,
      owners,
      ...acceptHidden(othersBefore, hiddenAfter?.members[after.name]),
      isAcceptedAfter: (name) => inheritedAfter.has(name),
    }).changes,
    ...compareItems(before.slots.map(readSlot), after.slots.map(readSlot), {
      ...context,
      owners,
      ...acceptHidden(hiddenBefore?.slots[before.name], hiddenAfter?.slots[after.name]),
    }).changes,
    ...compareItems(before.classes.map(readClass), after.classes.map(readClass), {
      ...context,
      owners,
      ...acceptHidden(
        hiddenBefore?.classes[before.name],
        hiddenAfter?.classes[after.name],
        'class',
      ),
    }).changes,
    ...compareItems(readMethods(before), readMethods(after), {
      ...context,
      owners,
      ...acceptHidden(hiddenBefore?.members[before.name], hiddenAfter?.members[after.name]),
    }).changes,
  ];
}

function compareInterfaces(before: ApiInterface, after: ApiInterface, context: Context) {
  const { from, to } = context;
  const read = ({ members }: ApiInterface) =>
    members.map((member) => readMember(getMemberPart(after.name, member), member));
  return compareItems(read(before), read(after), {
    ...context,
    owners: [before.name, after.name],
    ...acceptHidden(from.hidden?.members[before.name], to.hidden?.members[after.name]),
  }).changes;
}

const listInterfaces = ({ interfaces, objects }: ApiProduct) => [...interfaces, ...objects];

/** Maps the old name of each pair to the new one if they differ. */
function listNewNames({ pairs }: Comparison): Record<string, string> {
  return Object.fromEntries(
    pairs.flatMap(([before, after]) =>
      before.name === after.name ? [] : [[before.name, after.name]],
    ),
  );
}

/**
 * Everything that changed in one product between two majors: exports, and within the components and
 * interfaces that both have, under any name, their props, slots, classes and members. What was
 * moved to or from an inherited set of props didn't change, nor did what is merely hidden from the
 * docs of one of the two.
 *
 * @param renames the hand-written map; entries for other products and majors are ignored
 */
export function compareProducts(
  from: ApiProduct,
  to: ApiProduct,
  renames: readonly Rename[],
): ApiChanges {
  const lookup = createLookup(from, to, renames);
  const [before, after] = [readExports(from), readExports(to)];
  const hiddenExports = acceptHidden(from.hidden?.exports, to.hidden?.exports, 'export');
  // New names are found first, because signatures are compared in terms of them.
  const items = [alignParts(before, after), [...after.values()]] as const;
  const typeNames = {
    ...(to.product === 'date-pickers' && DATE_TYPES),
    ...listNewNames(compareItems(...items, { lookup, ...hiddenExports })),
  };
  const exported = compareItems(...items, { lookup, typeNames, ...hiddenExports });
  const events = compareItems(from.events.map(readEvent), to.events.map(readEvent), {
    lookup,
    typeNames,
    ...acceptHidden(from.hidden?.events, to.hidden?.events),
  });
  const theme = compareThemeKeys(from, to, lookup);
  const context = { lookup, typeNames, from, to };

  const findOld = <T extends { name: string }>(list: readonly T[], name: string) => {
    const pair = exported.pairs.find(([, now]) => now.name === name);
    return list.find((item) => item.name === pair?.[0].name);
  };
  const lists = LISTS.map(([kind, part]): ApiChangeGroup => ({
    kind,
    name: kind,
    changes: [...exported.changes, ...events.changes, ...theme].filter(
      (change) => change.part === part,
    ),
  }));
  const inside = [
    ...to.components.flatMap((now): ApiChangeGroup[] => {
      const old = findOld(from.components, now.name);
      const changes = old ? compareComponents(old, now, context) : [];
      return [{ kind: 'component', name: now.name, changes }];
    }),
    ...listInterfaces(to).flatMap((now): ApiChangeGroup[] => {
      const old = findOld(listInterfaces(from), now.name);
      const changes = old ? compareInterfaces(old, now, context) : [];
      return [{ kind: 'interface', name: now.name, changes }];
    }),
  ].sort((a, b) => a.name.localeCompare(b.name, 'en'));

  return {
    product: to.product,
    from: from.major,
    to: to.major,
    fromVersion: from.version,
    toVersion: to.version,
    groups: [...lists, ...inside]
      .filter(({ changes }) => changes.length > 0)
      .map((group) => ({ ...group, changes: group.changes.toSorted(compareChanges) })),
  };
}
