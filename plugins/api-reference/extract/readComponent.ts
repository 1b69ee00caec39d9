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
import { getDeclaringPackage, toMark, type ExtractContext } from './createContext';
import { readTypeText } from './printType';
import { readClasses } from './readClasses';
import { readDocs } from './readDocs';
import type { Exported } from './readExports';
import { isOwn, listProperties, listRequired, readMember } from './readMembers';
import { getScriptFile, readScript, type Script } from './readScript';

const byName = <T extends { name: string }>(a: T, b: T) => a.name.localeCompare(b.name, 'en');

/** The type of a component's props. */
function getPropsType(
  { checker, location }: ExtractContext,
  symbol: ts.Symbol,
): ts.Type | undefined {
  const type = checker.getTypeOfSymbolAtLocation(symbol, location);
  const [parameter] = type.getCallSignatures()[0]?.getParameters() ?? [];
  return parameter && checker.getTypeOfSymbolAtLocation(parameter, location);
}

/** Name of the nearest named type around a declaration: `HTMLAttributes`, `BaseTextFieldProps`. */
function getOwnerName(declaration: ts.Node): string {
  for (let node: ts.Node | undefined = declaration.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
  }
  return 'unnamed type';
}

function readInheritance(symbols: readonly ts.Symbol[]): ApiInheritance[] {
  const groups = new Map<string, { from: string; packageName: string; props: string[] }>();
  for (const symbol of symbols) {
    const [declaration] = symbol.declarations ?? [];
    if (declaration) {
      const from = getOwnerName(declaration);
      const packageName = getDeclaringPackage(declaration);
      const key = `${packageName} ${from}`;
      const group = groups.get(key) ?? { from, packageName, props: [] };
      group.props.push(symbol.name);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .map((group) => ({ ...group, props: group.props.sort() }))
    .sort((a, b) => `${a.packageName}${a.from}`.localeCompare(`${b.packageName}${b.from}`, 'en'));
}

/** What a ref to the component holds: the type argument of its `ref` prop. */
function readRef(context: ExtractContext, properties: readonly ts.Symbol[]): string | undefined {
  const ref = properties.find(({ name }) => name === 'ref');
  if (!ref) {
    return undefined;
  }
  const text = context.checker.typeToString(
    context.checker.getTypeOfSymbolAtLocation(ref, context.location),
    context.location,
    ts.TypeFormatFlags.NoTruncation,
  );
  const [, target] = /Ref(?:Object)?<([\w.]+)(?: \| null)?>/.exec(text) ?? [];
  return target;
}

/** The JavaScript of a component, and of the hook that gives its props their defaults. */
function readScripts(declarationFile: string): Script[] {
  const own = readScript(getScriptFile(declarationFile));
  return [own, ...own.propsHooks.map(readScript)];
}

function readProps(
  context: ExtractContext,
  own: readonly ts.Symbol[],
  required: ReadonlySet<string>,
  scripts: readonly Script[],
): ApiMember[] {
  return own
    .flatMap((symbol): ApiMember[] => {
      const member = readMember(context, symbol, required.has(symbol.name));
      if (!member) {
        return [];
      }
      const coded = scripts
        .map(({ defaults }) => defaults.get(symbol.name))
        .find((value) => value !== undefined);
      return [
        coded === undefined || member.default !== undefined
          ? member
          : { ...member, default: coded },
      ];
    })
    .sort(byName);
}

const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The slots; before v6 they were called `components`, with capitals. */
function readSlots(
  context: ExtractContext,
  properties: readonly ts.Symbol[],
  classes: readonly ApiClass[],
): ApiSlot[] {
  const { checker, location } = context;
  const find = (wanted: string) => properties.find(({ name }) => name === wanted);
  const prop = find('slots') ?? find('components');
  if (!prop) {
    return [];
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, location));
  return listProperties(checker, type)
    .flatMap((symbol): ApiSlot[] => {
      const docs = readDocs(symbol, checker);
      const name = uncapitalize(symbol.name);
      const className = classes.find(({ key }) => key === name)?.className;
      return docs.isIgnored
        ? []
        : [
            {
              name,
              type: readTypeText(context, symbol),
              ...(docs.description && { description: docs.description }),
              ...(docs.default !== undefined && { default: docs.default }),
              ...(className && { className }),
              ...(docs.deprecated && { deprecated: docs.deprecated }),
            },
          ];
    })
    .sort(byName);
}

/** Names that the classes of a component without a `classes` prop are exported under. */
function listClassesNames(name: string): string[] {
  const bare = name.replace(/^Charts/, '').replace(/Pro$/, '');
  return [name, name.replace(/Pro$/, ''), bare].map((stem) => `${uncapitalize(stem)}Classes`);
}

function findClasses(
  context: ExtractContext,
  name: string,
  properties: readonly ts.Symbol[],
  exports: ReadonlyMap<string, Exported>,
): ApiClass[] {
  const { checker, location } = context;
  const exported = listClassesNames(name)
    .map((candidate) => exports.get(candidate))
    .find((candidate) => candidate !== undefined);
  const source =
    properties.find((symbol) => symbol.name === 'classes' && isOwn(symbol)) ?? exported?.symbol;
  return source
    ? readClasses(
        context,
        checker.getTypeOfSymbolAtLocation(source, location),
        name,
        exported?.symbol,
      )
    : [];
}

/** Path of a declaration in its package: `DateCalendar/DateCalendar`. */
function getFile(declarationFile: string): string {
  const [, file = ''] =
    /.*\/node_modules\/@mui\/x-[^/]+\/(?:esm\/)?(.+)\.d\.ts$/.exec(declarationFile) ?? [];
  return file;
}

/** Reads a component; undefined (and a problem) where its props cannot be told. */
export function readComponent(
  context: ExtractContext,
  exported: Exported,
  exports: ReadonlyMap<string, Exported>,
): ApiComponent | undefined {
  const { checker, problems } = context;
  const { name, symbol, plan, imports } = exported;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) {
    problems.push(`${name}: no declaration`);
    return undefined;
  }
  const type = getPropsType(context, symbol);
  const properties = type ? listProperties(checker, type) : [];
  const required = type ? listRequired(checker, type) : new Set<string>();
  const documented = properties.filter(
    (property) => property.name !== 'ref' && property.name !== 'key',
  );
  const own = documented.filter(isOwn);
  const declarationFile = path.normalize(declaration.getSourceFile().fileName);
  const scripts = readScripts(declarationFile);
  const docs = readDocs(symbol, checker);
  const classes = findClasses(context, name, properties, exports);
  const ref = readRef(context, properties);
  const themeName = scripts.map((script) => script.themeName).find((found) => found !== undefined);
  return {
    name,
    plan,
    ...(docs.description && { description: docs.description }),
    ...(docs.deprecated && { deprecated: docs.deprecated }),
    imports,
    props: readProps(context, own, required, scripts),
    inherited: readInheritance(documented.filter((property) => !isOwn(property))),
    ...(ref && { ref }),
    slots: readSlots(context, properties, classes),
    classes,
    ...(themeName && { themeName }),
    file: getFile(declarationFile),
    packageName: getDeclaringPackage(declaration),
  };
}

/** Marks what a component has above the component of a lesser plan: `BarChartPro`, `BarChart`. */
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
      props: component.props.map((prop) => ({ ...prop, ...toMark(getPlan(prop.name, 'props')) })),
      slots: component.slots.map((slot) => ({ ...slot, ...toMark(getPlan(slot.name, 'slots')) })),
    };
  });
}
