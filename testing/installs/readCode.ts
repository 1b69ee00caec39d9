import { Parser } from 'htmlparser2';

/** The text of each `code` element in an HTML document, with line breaks. */
export function readCode(html: string): string[] {
  const texts: string[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'code') {
        depth += 1;
        texts.push('');
      } else if (name === 'br' && depth > 0) {
        texts[texts.length - 1] += '\n';
      }
    },
    ontext(text) {
      if (depth > 0) {
        texts[texts.length - 1] += text;
      }
    },
    onclosetag(name) {
      depth -= name === 'code' ? 1 : 0;
    },
  });
  parser.end(html);
  return texts;
}
