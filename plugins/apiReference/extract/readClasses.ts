import { createRequire } from 'node:module';
import type { Expression, Node } from 'acorn';
import type ts from 'typescript';
import type { ApiClass } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { readDocs } from './readDocs';
import { listProperties } from './readMembers';
import { loadBundle } from './loadBundle';
import { resolveExport, resolveName, type Module } from './modules';
import { getScriptFile, readGeneratorCall, readScript } from './readScript';

type GenerateUtilityClass = (name: string, key: string) => string;

/** The library's own function for naming classes, from the installed version. */
function loadGenerator(file: string): GenerateUtilityClass {
  const required = createRequire(file)('@mui/utils/generateUtilityClass') as
    | GenerateUtilityClass
    | { default: GenerateUtilityClass };
  return typeof required === 'function' ? required : required.default;
}

interface Naming {
  name: string;
  file: string;
}

/** Finds the `generateUtilityClasses` call next to one of the declarations that creates a key. */
function findNaming(declarations: readonly ts.Node[], key: string): Naming | undefined {
  for (const declaration of declarations) {
    const file = getScriptFile(declaration.getSourceFile().fileName);
    const call = readScript(file).utilityClasses.find(({ keys }) => keys.includes(key));
    if (call) {
      return { name: call.name, file };
    }
  }
  return undefined;
}

/** The class of each key of an exported object of class names. */
interface ConstantClasses {
  names: ReadonlyMap<string, string>;
  /** Name of the component whose classes it inherits. */
  base?: string;
}

const NO_CLASSES: ConstantClasses = { names: new Map() };

/**
 * Reads `generateUtilityClasses('MuiChip', ['root'])`, and objects that are combined from such
 * calls.
 */
function readValue(module: Module, value: Node | undefined): ConstantClasses {
  const node = value as unknown as Expression | undefined;
  if (node?.type === 'Identifier') {
    const origin = resolveName(module, node.name);
    return origin?.module ? readValue(origin.module, origin.value) : NO_CLASSES;
  }
  if (node?.type === 'ObjectExpression') {
    const pairs = node.properties.flatMap((property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.value.type === 'Literal'
        ? [[property.key.name, String(property.value.value)] as const]
        : [],
    );
    return { names: new Map(pairs) };
  }
  if (node?.type !== 'CallExpression') {
    return NO_CLASSES;
  }
  const call = readGeneratorCall(node);
  if (call) {
    const generate = loadGenerator(module.file);
    return { names: new Map(call.keys.map((key) => [key, generate(call.name, key)])) };
  }
  const parts = node.arguments.map((part) => ({ part, ...readValue(module, part) }));
  const taken = parts.find(({ part, names }) => part.type === 'Identifier' && names.size > 0);
  const [, base] = /^(Mui\w+)-root$/.exec(taken?.names.get('root') ?? '') ?? [];
  return { names: new Map(parts.flatMap(({ names }) => [...names])), ...(base && { base }) };
}

/**
 * If all code is one file, the result of running it; otherwise what the code of a constant says.
 */
function readConstant(constant: ts.Symbol | undefined): ConstantClasses {
  const [declaration] = constant?.declarations ?? [];
  if (!constant || !declaration) {
    return NO_CLASSES;
  }
  const bundle = loadBundle(declaration);
  if (bundle) {
    return { names: new Map(Object.entries(bundle[constant.name] as Record<string, string>)) };
  }
  const file = getScriptFile(declaration.getSourceFile().fileName);
  const origin = resolveExport(file, constant.name);
  return origin?.module ? readValue(origin.module, origin.value) : NO_CLASSES;
}

/** The class of one component, unlike classes that components share, such as `Mui-selected`. */
const COMPONENT_CLASS = /^Mui[A-Z]\w*-/;

/** The properties of the classes type, then those that only the exported object has. */
function listKeys(
  { checker, location }: ExtractContext,
  type: ts.Type,
  constant: ts.Symbol | undefined,
): ts.Symbol[] {
  const typed = listProperties(checker, checker.getNonNullableType(type));
  const names = new Set(typed.map(({ name }) => name));
  const others = constant
    ? checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(constant, location))
    : [];
  return [...typed, ...others.filter(({ name }) => !names.has(name))];
}

/**
 * The classes of a classes type: `GridClasses`, `Partial<PickersDayClasses>`. `constant` is the
 * exported object of class names, if there is one. Types may be shared between components and omit
 * keys.
 */
export function readClasses(
  context: ExtractContext,
  type: ts.Type,
  owner: string,
  constant: ts.Symbol | undefined,
): ApiClass[] {
  const { checker, problems, hidden } = context;
  const properties = listKeys(context, type, constant);
  const namings = properties.map((symbol) =>
    findNaming([...(constant?.declarations ?? []), ...(symbol.declarations ?? [])], symbol.name),
  );
  const usual = namings.find((naming) => naming !== undefined);
  const { names, base } = readConstant(constant);
  const nameClass = (key: string, naming = usual): string | undefined =>
    names.get(key) ?? (naming && loadGenerator(naming.file)(base ?? naming.name, key));
  const classes = properties.flatMap((symbol, index): ApiClass[] => {
    const docs = readDocs(symbol, checker);
    const key = symbol.name;
    if (docs.isIgnored) {
      hidden.hideOf('classes', owner, key);
      return [];
    }
    // A key declared elsewhere (by a component it's built on) is named like the others.
    const className = nameClass(key, namings[index]);
    if (className === undefined) {
      // It still exists, so comparing majors must not report it as removed.
      hidden.hideOf('classes', owner, key);
      problems.push(`${owner}.classes.${key}: its class name isn't in any published code`);
      return [];
    }
    return [
      {
        key,
        className: `.${className}`,
        ...(docs.description && { description: docs.description }),
        ...(!COMPONENT_CLASS.test(className) && { isGlobal: true as const }),
        ...(docs.deprecated && { deprecated: docs.deprecated }),
      },
    ];
  });
  return classes.sort((a, b) => a.key.localeCompare(b.key, 'en'));
}
