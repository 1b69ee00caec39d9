import { readFileSync } from 'node:fs';
import { readExportedLists, type Literal } from './readLiteral';

type Text = Extract<Literal, { kind: 'text' }>;

/** Fields that readers don't see. */
const SILENT = ['id', 'components', 'pages'];

function listTexts(literal: Literal): Text[] {
  if (literal.kind === 'text') {
    return [literal];
  }
  if (literal.kind === 'object') {
    return [...literal.fields].flatMap(([name, value]) =>
      SILENT.includes(name) ? [] : listTexts(value),
    );
  }
  return literal.kind === 'list' ? literal.items.flatMap(listTexts) : [];
}

/**
 * A list of known problems as a Markdown page: each text is on the line where it starts in the module.
 */
export function toMarkdown(file: string, source: string): string {
  const lines = source.split('\n').map(() => '');
  readExportedLists(file, source)
    .flatMap(listTexts)
    .forEach(({ value, start }) => {
      const index = source.slice(0, start).split('\n').length - 1;
      lines[index] = `${lines[index]} ${value.replaceAll('\n', ' ')}`.trim();
    });
  return lines.join('\n');
}

/** The same for a file, for checks of page text. */
export function readAsMarkdown(file: string): string {
  return toMarkdown(file, readFileSync(file, 'utf8'));
}
