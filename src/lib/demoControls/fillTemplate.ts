import type { ArgCondition, Args, OmittablePart, TemplatePart } from '../contracts/demoControls';
import { escapeHtml } from '../escapeHtml';
import { formatAttribute, formatLiteral } from './formatArg';

interface FilledCode {
  code: string;
  /** The same, highlighted. */
  html: string;
}

const EMPTY: FilledCode = { code: '', html: '' };

const COMMA: FilledCode = { code: ',', html: ',' };

function join(pieces: readonly FilledCode[]): FilledCode {
  return {
    code: pieces.map(({ code }) => code).join(''),
    html: pieces.map(({ html }) => html).join(''),
  };
}

function holds({ arg, is, not }: ArgCondition, args: Args): boolean {
  return not ? args[arg] !== is : args[arg] === is;
}

function isOmitted({ omit = [] }: OmittablePart, args: Args): boolean {
  return omit.length > 0 && omit.every((condition) => holds(condition, args));
}

function fillPart(part: TemplatePart, args: Args): FilledCode {
  if ('code' in part) {
    return part;
  }
  if ('arg' in part) {
    const value = args[part.arg];
    const runs = part.isAttribute ? formatAttribute(value) : formatLiteral(value);
    return join(
      runs.map(({ text, kind }) => {
        const html = escapeHtml(text);
        return { code: text, html: kind ? `<span class="tok-${kind}">${html}</span>` : html };
      }),
    );
  }
  if ('choose' in part) {
    return fillTemplate(holds(part.choose, args) ? part.then : part.otherwise, args);
  }
  if ('items' in part) {
    const items = part.items
      .filter((item) => !isOmitted(item, args))
      .map((item) => fillTemplate(item.parts, args));
    const last = items.length - 1;
    const listed = items.flatMap((item, index) =>
      index < last || part.hasTrailingComma ? [item, COMMA] : [item],
    );
    return join(last < 0 ? [] : [...listed, { code: part.space, html: part.space }]);
  }
  return isOmitted(part, args) ? EMPTY : fillTemplate(part.parts, args);
}

/** The code of a template with the values of its args, as one would write it by hand. */
export function fillTemplate(template: readonly TemplatePart[], args: Args): FilledCode {
  return join(template.map((part) => fillPart(part, args)));
}
