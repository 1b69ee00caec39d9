import type { ArgValue } from '../contracts/demoControls';

/** A run of code with the highlighter's kind, if it's colored. */
interface CodeRun {
  text: string;
  kind?: 'string' | 'number' | 'bool';
}

/** Characters that can't be in a double-quoted attribute, or have another meaning there. */
const ESCAPED_IN_ATTRIBUTES = /["\\&\n\r]/;

/**
 * A string as formatted by Prettier: with the quotes that need less escaping, preferring single
 * ones.
 */
function formatString(value: string): string {
  const count = (quote: string) => value.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  const text = value
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll(quote, `\\${quote}`);
  return quote + text + quote;
}

/** The literal of a value. */
export function formatLiteral(value: ArgValue | undefined): CodeRun[] {
  switch (typeof value) {
    case 'string':
      return [{ text: formatString(value), kind: 'string' }];
    case 'number': {
      const size: CodeRun = { text: String(Math.abs(value)), kind: 'number' };
      return value < 0 ? [{ text: '-' }, size] : [size];
    }
    case 'boolean':
      return [{ text: String(value), kind: 'bool' }];
    default:
      return [{ text: 'undefined' }];
  }
}

/** What follows the name of a JSX attribute with a value. */
export function formatAttribute(value: ArgValue | undefined): CodeRun[] {
  if (value === true) {
    return [];
  }
  if (typeof value === 'string' && !ESCAPED_IN_ATTRIBUTES.test(value)) {
    return [{ text: '=' }, { text: `"${value}"`, kind: 'string' }];
  }
  return [{ text: '={' }, ...formatLiteral(value), { text: '}' }];
}
