import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { ApiClass } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { readDocs } from './readDocs';
import { listProperties } from './readMembers';
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

/**
 * The classes of a classes type: `GridClasses`, `Partial<PickersDayClasses>`. `constant` is the
 * exported object of class names, where there is one: types may be shared between components.
 */
export function readClasses(
  context: ExtractContext,
  type: ts.Type,
  owner: string,
  constant: ts.Symbol | undefined,
): ApiClass[] {
  const { checker, problems, hidden } = context;
  const properties = listProperties(checker, checker.getNonNullableType(type));
  const namings = properties.map((symbol) =>
    findNaming([...(constant?.declarations ?? []), ...(symbol.declarations ?? [])], symbol.name),
  );
  const usual = namings.find((naming) => naming !== undefined);
  const classes = properties.flatMap((symbol, index): ApiClass[] => {
    const docs = readDocs(symbol, checker);
    const key = symbol.name;
    if (docs.isIgnored) {
      hidden.hideOf('classes', owner, key);
      return [];
    }
    // A key that is declared elsewhere (of a component it is built on) is named like the others.
    const naming = namings[index] ?? usual;
    if (!naming) {
      problems.push(`${owner}.classes.${key}: no published code gives its class name`);
      return [];
    }
    const className = loadGenerator(naming.file)(naming.name, key);
    return [
      {
        key,
        className: `.${className}`,
        ...(docs.description && { description: docs.description }),
        ...(!className.startsWith(naming.name) && { isGlobal: true as const }),
        ...(docs.deprecated && { deprecated: docs.deprecated }),
      },
    ];
  });
  return classes.sort((a, b) => a.key.localeCompare(b.key, 'en'));
}
