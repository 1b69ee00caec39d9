import { parser as cssParser } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as scriptParser } from '@lezer/javascript';
import { escapeHtml } from '../../src/lib/escapeHtml';

/** Tokens with their own color; the colors are in src/css/code.css. */
const COLOURED =
  /^tok-(keyword|string2?|comment|number|bool|atom|typeName|className|propertyName|meta)$/;

function createParser(fileName: string) {
  switch (fileName.split('.').at(-1)) {
    case 'css':
      return cssParser;
    case 'ts':
      return scriptParser.configure({ dialect: 'ts' });
    case 'tsx':
      return scriptParser.configure({ dialect: 'ts jsx' });
    default:
      return scriptParser.configure({ dialect: 'jsx' });
  }
}

/** A piece of code that has one color, or none. */
export interface HighlightedRun {
  text: string;
  /** Class of its element; empty for none. */
  className: string;
}

/** Splits code into runs of one color. */
export function listRuns(code: string, fileName: string): HighlightedRun[] {
  const runs: HighlightedRun[] = [];
  highlightCode(
    code,
    createParser(fileName).parse(code),
    classHighlighter,
    (text, classes) => {
      const className = classes
        .split(' ')
        .filter((name) => COLOURED.test(name))
        .join(' ');
      runs.push({ text, className });
    },
    () => runs.push({ text: '\n', className: '' }),
  );
  return runs;
}

/** The HTML of such runs. */
export function formatRuns(runs: readonly HighlightedRun[]): string {
  return runs
    .map(({ text, className }) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/** Code as HTML with the same classes as in the live editor, so that one can replace the other. */
export function highlight(code: string, fileName: string): string {
  return formatRuns(listRuns(code, fileName));
}
