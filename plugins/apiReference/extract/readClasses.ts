import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { ApiClass } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { readDocs } from './readDocs';
import { listProperties } from './readMembers';
import { loadBundle } from './loadBundle';
import { getScriptFile, readScript } from './readScript';

type GenerateUtilityClass = (name: string, key: string) => string;

/** The library's own function that names classes, from the version it runs with. */
function loadGenerator(file: string): GenerateUtilityClass {
  const required = createRequire(file)('@mui/utils/generateUtilityClass') as
    GenerateUtilityClass | { default: GenerateUtilityClass };
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

/** How a component's classes are called, and what is no one else's name. */
interface ClassName {
  className: string;
  isGlobal: boolean;
}

/** The class of each key as a bundle makes it when it runs. */
function readConstant(constant: ts.Symbol | undefined): ReadonlyMap<string, string> {
  const [declaration] = constant?.declarations ?? [];
  const bundle = declaration && loadBundle(declaration);
  return new Map(Object.entries(bundle?.[constant!.name] ?? {}) as [string, string][]);
}

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
  const bundled = readConstant(constant);
  const nameClass = (key: string, naming = usual): ClassName | undefined => {
    const made = bundled.get(key);
    if (made !== undefined) {
      return { className: made, isGlobal: !made.endsWith(`-${key}`) };
    }
    const className = naming && loadGenerator(naming.file)(naming.name, key);
    return className ? { className, isGlobal: !className.startsWith(naming.name) } : undefined;
  };
  const classes = properties.flatMap((symbol, index): ApiClass[] => {
    const docs = readDocs(symbol, checker);
    const key = symbol.name;
    if (docs.isIgnored) {
      hidden.hideOf('classes', owner, key);
      return [];
    }
    // A key that is declared elsewhere (of a component it is built on) is named like the others.
    const named = nameClass(key, namings[index]);
    if (!named) {
      // It is there all the same: whoever compares majors must not take it for gone.
      hidden.hideOf('classes', owner, key);
      problems.push(`${owner}.classes.${key}: no published code gives its class name`);
      return [];
    }
    return [
      {
        key,
        className: `.${named.className}`,
        ...(docs.description && { description: docs.description }),
        ...(named.isGlobal && { isGlobal: true as const }),
        ...(docs.deprecated && { deprecated: docs.deprecated }),
      },
    ];
  });
  return classes.sort((a, b) => a.key.localeCompare(b.key, 'en'));
}
