import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Inline code of a document, in order. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
  /** Attributes with scripts, such as `onclick="…"`, which no hash can allow. */
  handlers: string[];
}

/**
 * Types of `<script>` that are data. Browsers run or interpret all others, in whatever spelling.
 */
const DATA = new Set(['application/json', 'application/ld+json']);

/** Everything in a document that a content security policy must allow by hash. */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [], handlers: [] };
  let target: string[] | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) {
          code.handlers.push(`<${name} ${attribute}="${value}">`);
        }
      }
      text = '';
      if (name === 'style') {
        target = code.styles;
      } else if (name === 'script' && !('src' in attributes) && !DATA.has(attributes.type ?? '')) {
        target = code.scripts;
      }
    },
    ontext(part) {
      if (target) {
        text += part;
      }
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') {
        target?.push(text);
        target = undefined;
      }
    },
  });
  parser.end(html);
  return code;
}

/** In the format of a policy. Browsers read line breaks in documents as `\n`. */
export function hashCode(text: string): string {
  const hash = createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n'));
  return `'sha256-${hash.digest('base64')}'`;
}
