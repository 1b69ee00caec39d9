import { parser as cssParser } from '@lezer/css';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as scriptParser } from '@lezer/javascript';
import { escapeHtml } from '../../src/lib/escapeHtml';

/** What has a colour of its own; src/css/code.css holds the colours. */
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
  /** Of its element, empty for none. */
  className: string;
}

/** Code in the pieces that have a color each. */
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

/** The HTML of such pieces. */
export function formatRuns(runs: readonly HighlightedRun[]): string {
  return runs
    .map(({ text, className }) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/**
 * Code as HTML with the classes that the live editor gives it too, so that one can take the
 * place of the other.
 */
export function highlight(code: string, fileName: string): string {
  return formatRuns(listRuns(code, fileName));
}
