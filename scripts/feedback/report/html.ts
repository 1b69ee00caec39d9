import { escapeHtml } from '../../../src/lib/escapeHtml';

/** Markup that is inserted into other markup unescaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | readonly Markup[];

function write(value: Value): string {
  if (value instanceof Markup) {
    return value.text;
  }
  return typeof value === 'object'
    ? value.map(({ text }) => text).join('')
    : escapeHtml(String(value)).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/** Markup in which every value that isn't markup itself is escaped, between tags or in quotes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(write)));
}
