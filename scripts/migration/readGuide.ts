import { readFences, type Fence } from '../fences/readFences';
import { takeSide } from '../fences/splitDiffs';

/** A before/after pair of a guide: the two sides of a diff, or the cells of a table row. */
export interface GuideRow {
  /** From 1. */
  line: number;
  /** Names only on the old side, only on the new side, and on both. */
  gone: ReadonlySet<string>;
  come: ReadonlySet<string>;
  kept: ReadonlySet<string>;
  /** For a table row, the owner named in the header: `useZoom` in "Before, from `useZoom()`". */
  owners?: readonly string[];
}

/** The content between two headings, or between a mark and the next heading. */
export interface GuidePart {
  line: number;
  title: string;
  isBehavior: boolean;
  rows: readonly GuideRow[];
  /** Names in inline code, outside of rows. */
  names: ReadonlySet<string>;
}

/** Sections with instructions instead of changes, including their subsections. */
const FRAME = /^(?:In short|Update the packages|Run the codemod|Check the result|Next steps)$/;
const BEHAVIOR_HEADING = 'Behavior changes';
const BEHAVIOR_MARK = /^\*\*Behavior\b/;

const INLINE_CODE = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;
/** A name, a class key with its dashes, or `MuiChip-label`. */
const NAME = /[A-Za-z_$][\w$]*(?:-{1,2}[\w$]+)*/g;
const CLASS_NAME = /^(Mui(?:[A-Z]\w*)?)-(.+)$/;
/** What a guide's code declares itself, as in `function Rooms()`; not a name of the packages. */
const DECLARATION = /\b(?:const|let|function|class|interface|type) ([A-Za-z_$][\w$]*)/g;
/** Props with a key for each slot. If both sides have them, their contents may still differ. */
const CONTAINER = /^(?:slots|slotProps)$/;

/** The names in code; a class name contains its component's name and its key. */
export function listNames(code: string): string[] {
  return (code.match(NAME) ?? []).flatMap((name) => CLASS_NAME.exec(name)?.slice(1) ?? [name]);
}

function listCode(text: string): string[] {
  return [...text.matchAll(INLINE_CODE)].flatMap(({ 2: code = '' }) => listNames(code));
}

function compareSides(before: readonly string[], after: readonly string[]) {
  return {
    gone: new Set(before.filter((name) => !after.includes(name))),
    come: new Set(after.filter((name) => !before.includes(name))),
    kept: new Set(before.filter((name) => after.includes(name) && !CONTAINER.test(name))),
  };
}

function readDiff({ code, setup, line }: Fence): GuideRow {
  const text = `${setup}\n${code}`;
  const own = new Set([...text.matchAll(DECLARATION)].map(([, name]) => name!));
  const read = (part: string) => listNames(part).filter((name) => !own.has(name));
  const sides = compareSides(read(takeSide(text, '-')), read(takeSide(text, '+')));
  const [removed, added] = ['-', '+'].map((sign) =>
    read(
      code
        .split('\n')
        .filter((one) => one.startsWith(sign))
        .join('\n'),
    ),
  ) as [string[], string[]];
  // If both sides have the same names, a name in the surrounding lines may be the owner.
  const isOfContext = sides.gone.size + sides.come.size === 0;
  return {
    ...sides,
    line: line - 1,
    kept: new Set(
      [...sides.kept].filter(
        (name) => isOfContext || (removed.includes(name) && added.includes(name)),
      ),
    ),
  };
}

const listCells = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The first cell of a row is the old state, and the others are the new one. The same applies to
 * names in the table header, as in "Before, from `useZoom()`".
 */
function readTableRow(row: string, head: string, line: number): GuideRow | undefined {
  const [[first = '', ...others], [firstHead = '', ...otherHeads]] = [
    listCells(row),
    listCells(head),
  ];
  const names = [listCode(first), listCode(others.join(' '))] as const;
  const heads = [listCode(firstHead), listCode(otherHeads.join(' '))] as const;
  return names.flat().length === 0
    ? undefined
    : {
        line,
        ...compareSides([...names[0], ...heads[0]], [...names[1], ...heads[1]]),
        owners: heads[0],
      };
}

interface OpenPart extends GuidePart {
  rows: GuideRow[];
  names: Set<string>;
  isFrame: boolean;
}

/** Collects the parts of a guide line by line. */
class GuideReader {
  readonly parts: OpenPart[] = [];
  private readonly headings: string[] = [];
  private head = '';

  get part(): OpenPart {
    return this.parts.at(-1)!;
  }

  open(line: number, isBehavior = this.headings.includes(BEHAVIOR_HEADING)): void {
    this.parts.push({
      line,
      title: this.headings.at(-1) ?? '',
      isBehavior,
      isFrame: this.headings.length === 0 || this.headings.some((title) => FRAME.test(title)),
      rows: [],
      names: new Set(),
    });
  }

  readHeading(level: number, title: string, line: number): void {
    this.headings.splice(level - 2, Infinity, title);
    this.open(line);
  }

  readTable(text: string, previous: string, line: number): void {
    if (!previous.startsWith('|')) {
      this.head = text;
    } else if (!text.startsWith('| ---')) {
      const row = readTableRow(text, this.head, line);
      this.part.rows.push(...(row ? [row] : []));
    }
  }
}

const HEADING = /^(##+) (.*?)(?: <Badge.*?)?(?: \{\/\*.*)?$/;

/** The parts of a guide that describe changes. */
export function readGuide(markdown: string): GuidePart[] {
  const fences = new Map(readFences(markdown).map((fence) => [fence.line - 1, fence]));
  // Comments contain the setup code of fences.
  const lines = markdown
    .replaceAll(/^\{\/\*[^]*?\*\/\}$/gm, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n');
  const reader = new GuideReader();
  reader.open(1);
  for (let line = 1; line <= lines.length; line += 1) {
    const text = lines[line - 1]!;
    const fence = fences.get(line);
    const [, signs, title] = HEADING.exec(text) ?? [];
    if (fence) {
      if (fence.language === 'diff' && fence.from !== undefined) {
        reader.part.rows.push(readDiff(fence));
      }
      line += fence.code.split('\n').length + 1;
    } else if (signs && title) {
      reader.readHeading(signs.length, title, line);
    } else if (text.startsWith('|')) {
      reader.readTable(text, lines[line - 2] ?? '', line);
    } else {
      if (BEHAVIOR_MARK.test(text)) {
        reader.open(line, true);
      }
      listCode(text).forEach((name) => reader.part.names.add(name));
    }
  }
  return reader.parts.filter(({ isFrame }) => !isFrame);
}
