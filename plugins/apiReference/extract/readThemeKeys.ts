import type ts from 'typescript';
import type { ApiThemeKey } from '../../../src/lib/contracts/api';
import { getAliased, getDeclaringPlan, type ExtractContext } from './createContext';
import { listProperties } from './readMembers';
import { isDeclaredByX } from './readTypeText';

/** The module whose interfaces the packages augment. */
export const THEME_MODULE = '@mui/material/styles';

/** Interfaces of the theme types with component keys, and the location of the others in a theme. */
const INTERFACES: readonly (readonly [name: string, path: string])[] = [
  ['ComponentNameToClassKey', ''],
  ['ComponentsPropsList', ''],
  ['Components', ''],
  ['Mixins', 'mixins.'],
  ['PaletteOptions', 'palette.'],
];

/** The values of a string union, or the properties of an object. */
function listKeys({ checker, location }: ExtractContext, symbol: ts.Symbol): string[] {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, location));
  const parts = type.isUnion() ? type.types : [type];
  const values = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return values.length > 0 ? values : listProperties(checker, type).map(({ name }) => name);
}

/** Everything that the packages of a product add to the theme types. */
export function readThemeKeys(context: ExtractContext): ApiThemeKey[] {
  const { checker } = context;
  const module = context.findModule(THEME_MODULE);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const found = new Map<string, ApiThemeKey>();
  for (const [interfaceName, path] of INTERFACES) {
    const exported = exports.find(({ name }) => name === interfaceName);
    const added = exported
      ? checker
          .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(getAliased(checker, exported)))
          .filter(({ declarations }) => declarations?.some(isDeclaredByX))
      : [];
    for (const symbol of added) {
      const name = path + symbol.name;
      // Props and settings of a component aren't keys of their own.
      const hasKeys = path !== '' || interfaceName === 'ComponentNameToClassKey';
      const keys = hasKeys ? listKeys(context, symbol).sort() : [];
      found.set(name, found.get(name) ?? { name, plan: getDeclaringPlan(context, symbol), keys });
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
