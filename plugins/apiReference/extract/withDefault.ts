import type { ApiMember } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import type { PropDefaults } from './readPropDefaults';
import type { PropComments } from './readScript';

const useSingleQuotes = (value: string) => value.replace(/^"([^'"]*)"$/, "'$1'");

const VARIANTS =
  /^`?([^`\s]+)`? (?:for|on) (desktop|mobile), `?([^`\s]+)`? (?:for|on) (?:desktop|mobile)\b/i;

/** Of a default for desktop and another for mobile, the one of a component that is only for one. */
function pickVariant(owner: string, value: string): string {
  const [, variant] = /^(Desktop|Mobile)/.exec(owner) ?? [];
  const [, first, firstVariant, second] = VARIANTS.exec(value) ?? [];
  if (!variant || !first || !second) {
    return value;
  }
  return firstVariant?.toLowerCase() === variant.toLowerCase() ? first : second;
}

const CONSTANT = /^(?!(?:true|false|null|undefined)$)[A-Za-z_]\w*$/;
const LITERAL = /^(?:true|false|-?\d[\d.]*|'[^']*')$/;

/** Whether what the code takes is to be shown rather than what is said. */
function isCodeRight(coded: string, said: string | undefined): boolean {
  if (CONSTANT.test(coded)) {
    // A constant tells more than its value only where the other is a name too.
    return said !== undefined && CONSTANT.test(said);
  }
  return !said?.startsWith(`${coded} `);
}

/**
 * A prop with its default: what the code takes, else what the types say, else what the comments in
 * the code say. Where code and types disagree, the code is what a reader gets. A value is not said
 * of a prop that the code sets itself.
 */
export function withDefault(
  context: ExtractContext,
  owner: string,
  { default: typed, ...member }: ApiMember,
  { values, overwritten }: PropDefaults,
  comments: PropComments,
): ApiMember {
  const { name } = member;
  const said = typed === undefined ? undefined : pickVariant(owner, useSingleQuotes(typed));
  const coded = values.get(name);
  if (coded !== undefined && isCodeRight(coded, said)) {
    if (said !== undefined && coded !== said) {
      context.problems.push(
        `${owner}.${name}: the types give ${said} as default, the code ${coded}`,
      );
    }
    return { ...member, default: coded };
  }
  const found = said ?? comments.get(name)?.default;
  const isWrong = overwritten.has(name) && found !== undefined && LITERAL.test(found);
  return found === undefined || isWrong ? member : { ...member, default: found };
}
