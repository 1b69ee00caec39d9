import path from 'node:path';
import ts from 'typescript';
import type {
  ApiClass,
  ApiComponent,
  ApiInheritance,
  ApiMember,
  ApiPlan,
  ApiSlot,
} from '../../../src/lib/contracts/api';
import { lowerFirst } from '../../../src/lib/lowerFirst';
import { getDeclaringPackage, toPlanBadge, type ExtractContext } from './createContext';
import { findSlotDefault } from './findSlotDefault';
import { listProps } from './listProps';
import { loadBundle, readBundledSlots } from './loadBundle';
import { readClasses } from './readClasses';
import { describe, readDocs, type Docs } from './readDocs';
import type { Exported } from './readExports';
import { isOwn, listProperties, readMember } from './readMembers';
import { readMethods } from './readMethods';
import { readCodeNames } from './readPackageCode';
import { isPartOf, readPropDefaults, type PropDefaults } from './readPropDefaults';
import { readRef } from './readRef';
import { getScriptFile, readScript, type PropComments, type Script } from './readScript';
import { readSlotDefaults } from './readSlotDefaults';
import { readTypeText } from './readTypeText';
import { findUsingPlan, type UseKind } from './readUses';
import { takesRef } from './takesRef';
import { withDefault } from './withDefault';

const byName = <T extends { name: string }>(a: T, b: T) => a.name.localeCompare(b.name, 'en');

/** Name of the nearest named type around a declaration: `HTMLAttributes`, `BaseTextFieldProps`. */
function getOwnerName(declaration: ts.Node): string {
  for (let node: ts.Node | undefined = declaration.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
  }
  return 'unnamed type';
}

/** Declares what every element accepts and what any React developer knows. */
const REACT_TYPES = '@types/react';

function dropSignatures(member: ApiMember): ApiMember {
  const copy = { ...member };
  delete copy.signatures;
  return copy;
}

function readInherited(
  context: ExtractContext,
  symbols: readonly ts.Symbol[],
  required: ReadonlySet<string>,
): ApiMember[] {
  return symbols
    .flatMap((symbol) => readMember(context, symbol, required.has(symbol.name)) ?? [])
    .map(dropSignatures)
    .sort(byName);
}

function readInheritance(
  context: ExtractContext,
  symbols: readonly ts.Symbol[],
  required: ReadonlySet<string>,
): ApiInheritance[] {
  const groups = new Map<string, { from: string; packageName: string; symbols: ts.Symbol[] }>();
  for (const symbol of symbols) {
    const [declaration] = symbol.declarations ?? [];
    if (declaration) {
      const from = getOwnerName(declaration);
      const packageName = getDeclaringPackage(declaration);
      const key = `${packageName} ${from}`;
      const group = groups.get(key) ?? { from, packageName, symbols: [] };
      group.symbols.push(symbol);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .map(({ from, packageName, symbols: found }) => ({
      from,
      packageName,
      props: found.map(({ name }) => name).sort(),
      ...(packageName !== REACT_TYPES && { members: readInherited(context, found, required) }),
    }))
    .sort((a, b) => `${a.packageName}${a.from}`.localeCompare(`${b.packageName}${b.from}`, 'en'));
}

/** The JavaScript of a component, and of the hook that sets the defaults of its props. */
function readScripts(declarationFile: string): Script[] {
  const own = readScript(getScriptFile(declarationFile));
  return [own, ...own.propsHooks.map(readScript)];
}

/** The prop types of a component; some belong to an inner function, `XRaw`. */
function findPropComments([own]: readonly Script[], name: string): PropComments {
  const found = [...(own?.propTypes ?? [])];
  const [only] = found;
  const [, comments] =
    found.find(([owner]) => isPartOf(name, owner)) ?? (found.length === 1 && only ? only : []);
  return comments ?? new Map();
}

function readProps(
  context: ExtractContext,
  owner: string,
  own: readonly ts.Symbol[],
  required: ReadonlySet<string>,
  defaults: PropDefaults,
  comments: PropComments,
): ApiMember[] {
  return own
    .flatMap((symbol): ApiMember[] => {
      const member = readMember(context, symbol, required.has(symbol.name));
      const { description } = comments.get(symbol.name) ?? {};
      if (!member) {
        context.hidden.hideOf('members', owner, symbol.name);
      }
      return member
        ? [
            {
              ...(description && { description }),
              ...withDefault(context, owner, member, defaults, comments),
            },
          ]
        : [];
    })
    .sort(byName);
}

/** The types of `slots` and, before v6, `components`. */
function listSlots(
  { checker, location }: ExtractContext,
  properties: readonly ts.Symbol[],
  propName: 'slots' | 'components',
): ts.Symbol[] {
  const prop = properties.find(({ name }) => name === propName);
  const type = prop && checker.getTypeOfSymbolAtLocation(prop, location);
  return type ? listProperties(checker, checker.getNonNullableType(type)) : [];
}

interface SlotSources {
  properties: readonly ts.Symbol[];
  classes: readonly ApiClass[];
  declaration: ts.Node;
  exports: ReadonlyMap<string, Exported>;
}

/** The slots; before v6 they were called `components`, with capitals. */
function readSlots(
  context: ExtractContext,
  owner: string,
  { properties, classes, declaration, exports }: SlotSources,
): ApiSlot[] {
  const { checker, packages } = context;
  const slots = listSlots(context, properties, 'slots');
  const capitalized = listSlots(context, properties, 'components');
  const all = slots.length > 0 ? slots : capitalized;
  // A component built on another's props doesn't fill the other's slots.
  const own = all.filter((symbol) => isOwn(symbol));
  const filled = own.length > 0 ? own : all;
  const bundle = loadBundle(declaration);
  const coded = bundle
    ? readBundledSlots(bundle)
    : readSlotDefaults(
        getScriptFile(declaration.getSourceFile().fileName),
        filled.map(({ name }) => lowerFirst(name)),
      );
  const code = readCodeNames(packages.map(({ directory }) => directory));
  return filled
    .flatMap((symbol): ApiSlot[] => {
      const name = lowerFirst(symbol.name);
      // v6 derives its slots from the capitalized ones, and only those have comments.
      const origin = capitalized.find((other) => lowerFirst(other.name) === name);
      const [docs, said] = [symbol, origin ?? symbol].map((one) => readDocs(one, checker)) as [
        Docs,
        Docs,
      ];
      const className = classes.find(({ key }) => key === name)?.className;
      const description = docs.description ?? said.description;
      const saidDefault = docs.default ?? said.default;
      const defaultValue =
        isOwn(symbol) === false
          ? saidDefault
          : findSlotDefault({
              said: saidDefault,
              coded: coded.get(name),
              code,
              isExported: (wanted) => exports.has(wanted),
            });
      const deprecated = docs.deprecated ?? said.deprecated;
      const isIgnored = docs.isIgnored || said.isIgnored;
      if (isIgnored) {
        context.hidden.hideOf('slots', owner, name);
      }
      return isIgnored
        ? []
        : [
            {
              name,
              type: readTypeText(context, symbol),
              ...(description && { description }),
              ...(defaultValue !== undefined && { default: defaultValue }),
              ...(className && { className }),
              ...(deprecated && { deprecated }),
            },
          ];
    })
    .sort(byName);
}

/** Names under which a component without a `classes` prop exports its classes. */
function listClassesNames(name: string): string[] {
  const bare = name.replace(/^Charts/, '').replace(/Pro$/, '');
  return [name, name.replace(/Pro$/, ''), bare].map((stem) => `${lowerFirst(stem)}Classes`);
}

/** Names of the constants for a classes type: `gridClasses` for `Partial<GridClasses>`. */
function listTypeNames(checker: ts.TypeChecker, type: ts.Type): string[] {
  const bare = checker.getNonNullableType(type);
  return [bare, ...(bare.aliasTypeArguments ?? [])].flatMap(({ aliasSymbol, symbol }) =>
    [aliasSymbol, symbol].flatMap((named) => (named ? [lowerFirst(named.name)] : [])),
  );
}

function findClasses(
  context: ExtractContext,
  name: string,
  properties: readonly ts.Symbol[],
  exports: ReadonlyMap<string, Exported>,
): ApiClass[] {
  const { checker, location } = context;
  const prop = properties.find((symbol) => symbol.name === 'classes' && isOwn(symbol));
  const propType = prop && checker.getTypeOfSymbolAtLocation(prop, location);
  const exported = [
    ...listClassesNames(name),
    ...(propType ? listTypeNames(checker, propType) : []),
  ]
    .map((candidate) => exports.get(candidate))
    .find((candidate) => candidate !== undefined);
  const type =
    propType ?? (exported && checker.getTypeOfSymbolAtLocation(exported.symbol, location));
  return type ? readClasses(context, type, name, exported?.symbol) : [];
}

/** Path of a declaration within its package: `DateCalendar/DateCalendar`. */
function getFile(declarationFile: string): string {
  const [, file = ''] =
    /.*\/node_modules\/@mui\/x-[^/]+\/(?:esm\/)?(.+)\.d\.ts$/.exec(declarationFile) ?? [];
  return file;
}

/** The name of a component without the prefix of unstable exports. */
export function getPageName(exportName: string): string {
  return exportName.replace(/^Unstable_/, '');
}

/** Reads a component; undefined (and a problem) if its props can't be determined. */
export function readComponent(
  context: ExtractContext,
  exported: Exported,
  exports: ReadonlyMap<string, Exported>,
): ApiComponent | undefined {
  const { checker, problems } = context;
  const { symbol, plan, imports } = exported;
  const name = getPageName(exported.name);
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) {
    problems.push(`${name}: no declaration`);
    return undefined;
  }
  const { properties, required } = listProps(context, exported);
  const documented = properties.filter(
    (property) => property.name !== 'ref' && property.name !== 'key',
  );
  const declarationFile = path.normalize(declaration.getSourceFile().fileName);
  const scripts = readScripts(declarationFile);
  const comments = findPropComments(scripts, name);
  const own = documented.filter((property) => isOwn(property) ?? comments.has(property.name));
  const docs = readDocs(symbol, checker);
  const classes = findClasses(context, name, properties, exports);
  const ref = readRef(context, properties, takesRef(context, symbol.name, declaration));
  const shared = { properties, classes, declaration, exports };
  const isGrid = context.product === 'data-grid' && name.startsWith('DataGrid');
  const mark = <T extends object>(
    kind: UseKind,
    items: readonly T[],
    getKey: (item: T) => string,
  ) =>
    items.map((item) => ({
      ...item,
      ...(isGrid && toPlanBadge(findUsingPlan(context, kind, getKey(item)) ?? 'community')),
    }));
  const themeName = scripts.map((script) => script.themeName).find((found) => found !== undefined);
  return {
    name,
    ...(name !== exported.name && { exportName: exported.name }),
    plan,
    ...describe(docs),
    imports,
    props: mark(
      'props',
      readProps(
        context,
        name,
        own,
        required,
        readPropDefaults(getScriptFile(declarationFile), name),
        comments,
      ),
      (prop) => prop.name,
    ),
    inherited: readInheritance(
      context,
      documented.filter((property) => !own.includes(property)),
      required,
    ),
    ...(ref && { ref }),
    slots: mark('slots', readSlots(context, name, shared), (slot) => slot.name),
    classes: mark('classes', classes, ({ key }) => key),
    ...readMethods(context, name, properties),
    ...(themeName && { themeName }),
    file: getFile(declarationFile),
    packageName: getDeclaringPackage(declaration),
  };
}

/** Marks what a component adds to the one of a lower plan, such as `BarChartPro` to `BarChart`. */
export function markPlans(components: readonly ApiComponent[]): ApiComponent[] {
  const known = new Map(components.map((component) => [component.name, component]));
  return components.map((component) => {
    const base = component.name.replace(/(?:Pro|Premium)$/, '');
    const family = [
      [base, 'community'],
      [`${base}Pro`, 'pro'],
    ] as const;
    const lesser = family
      .filter(([name]) => name !== component.name)
      .map(([name, plan]) => [known.get(name), plan] as const)
      .filter(([member]) => member !== undefined && component.name !== base);
    if (lesser.length === 0) {
      return component;
    }
    const getPlan = (name: string, list: 'props' | 'slots'): ApiPlan =>
      lesser.find(([member]) => member?.[list].some((item) => item.name === name))?.[1] ??
      component.plan;
    return {
      ...component,
      props: component.props.map((prop) => ({
        ...prop,
        ...toPlanBadge(getPlan(prop.name, 'props')),
      })),
      slots: component.slots.map((slot) => ({
        ...slot,
        ...toPlanBadge(getPlan(slot.name, 'slots')),
      })),
    };
  });
}
