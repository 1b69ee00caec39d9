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

/**
 * Code as HTML with the classes that the live editor gives it too, so that one can take the
 * place of the other.
 */
export function highlight(code: string, fileName: string): string {
  const parts: string[] = [];
  highlightCode(
    code,
    createParser(fileName).parse(code),
    classHighlighter,
    (text, classes) => {
      const coloured = classes
        .split(' ')
        .filter((name) => COLOURED.test(name))
        .join(' ');
      parts.push(
        coloured ? `<span class="${coloured}">${escapeHtml(text)}</span>` : escapeHtml(text),
      );
    },
    () => parts.push('\n'),
  );
  return parts.join('');
}
