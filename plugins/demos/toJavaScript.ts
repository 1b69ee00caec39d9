import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { CODE_STYLE } from '../../src/lib/codeStyle';
import { stripTypes } from '../../src/lib/stripTypes';

/**
 * The JavaScript version of a TypeScript demo, without types but with comments, blank lines and
 * JSX. Throws if the source doesn't parse.
 */
export async function toJavaScript(source: string, fileName = 'demo.tsx'): Promise<string> {
  const text = await format(stripTypes(source, fileName), {
    ...CODE_STYLE,
    parser: 'babel',
    plugins: [babel, estree],
  });
  return text.trimEnd();
}
