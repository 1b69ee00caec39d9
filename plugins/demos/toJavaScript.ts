import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { CODE_STYLE } from '../../src/lib/codeStyle';
import { stripTypes } from '../../src/lib/stripTypes';

/**
 * The JavaScript twin of a TypeScript demo: types go; comments, blank lines and JSX stay.
 * Throws where the source does not parse.
 */
export async function toJavaScript(source: string, fileName = 'demo.tsx'): Promise<string> {
  const text = await format(stripTypes(source, fileName), {
    ...CODE_STYLE,
    parser: 'babel',
    plugins: [babel, estree],
  });
  return text.trimEnd();
}
