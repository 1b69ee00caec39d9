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

/** The library's own function that names classes, from the version it runs with. */
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

/** Which call of `generateUtilityClasses` beside one of the declarations makes a key. */
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
  /** Name of the component whose classes it takes over. */
  base?: string;
}

const NO_CLASSES: ConstantClasses = { names: new Map() };

/** Reads `generateUtilityClasses('MuiChip', ['root'])`, and what such objects are joined from. */
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

/** Where all code is one file, what it makes when it runs; else what the code of a constant says. */
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

/** The class of one component; of what components share, the name is another: `Mui-selected`. */
const COMPONENT_CLASS = /^Mui[A-Z]\w*-/;

/** The properties of the classes type, then what only the exported object of class names has. */
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
 * exported object of class names, where there is one: types may be shared between components, and
 * leave keys out.
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
    // A key that is declared elsewhere (of a component it is built on) is named like the others.
    const className = nameClass(key, namings[index]);
    if (className === undefined) {
      // It is there all the same: whoever compares majors must not take it for gone.
      hidden.hideOf('classes', owner, key);
      problems.push(`${owner}.classes.${key}: no published code gives its class name`);
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
