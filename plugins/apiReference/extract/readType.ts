import ts from 'typescript';
import type { ApiType } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { printType } from './printType';
import { isOptional, readMeaning, readTypeText } from './readTypeText';

/** Object types with more members than this aren't expanded. */
const MEMBER_LIMIT = 60;
const EXPANDED_LIMIT = 4000;

function listMembers(context: ExtractContext, type: ts.Type): string | undefined {
  const members = context.checker.getPropertiesOfType(type);
  if (members.length === 0 || members.length > MEMBER_LIMIT) {
    return undefined;
  }
  const lines = members.map(
    (member) =>
      `  ${member.name}${isOptional(member) ? '?' : ''}: ${readTypeText(context, member)};`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

/**
 * The definition of a type whose text is only a name; limited to names of the product's packages.
 */
function expand(
  context: ExtractContext,
  type: ts.Type,
  text: string,
  canMiss: boolean,
): string | undefined {
  const bare = type.aliasSymbol ? type : context.checker.getNonNullableType(type);
  const symbol = bare.aliasSymbol ?? bare.getSymbol();
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || !text.startsWith(symbol.name)) {
    return undefined;
  }
  if (!declaration.getSourceFile().fileName.includes('/@mui/x-')) {
    return undefined;
  }
  const isObject = !bare.isUnion() && bare.getCallSignatures().length === 0;
  const expanded = isObject
    ? listMembers(context, bare)
    : printType(context, bare, canMiss, ts.NodeBuilderFlags.InTypeAlias);
  return expanded && expanded !== text && expanded.length <= EXPANDED_LIMIT ? expanded : undefined;
}

/** The type of a prop, property or method, and its definition. */
export function readType(
  context: ExtractContext,
  symbol: ts.Symbol,
  canMiss = isOptional(symbol),
): { shown: ApiType; type: ts.Type } {
  const { text, type } = readMeaning(context, symbol, canMiss);
  const expanded = expand(context, type, text, canMiss);
  return { shown: expanded ? { text, expanded } : { text }, type };
}
