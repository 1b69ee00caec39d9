import type { VFile } from 'vfile';
import { locate, type Position } from '../../src/lib/locate';
import type { PageDiagnostic } from './pageDiagnostic';

/** What the parser throws. */
export type SyntaxMessage = VFile['messages'][number];

interface Mistake {
  diagnostic: PageDiagnostic;
  /** Whether a tag has no matching tag. */
  isMismatch: boolean;
  /** The page without the mistake; lines keep their numbers. */
  rest: string;
}

const HEADING_ID = /^(#{1,6} .*?)[ \t]*\{#([^\s}]+)\}[ \t]*$/;

function getLine(text: string, line: number): string {
  return text.split('\n')[line - 1] ?? '';
}

function replaceLine(text: string, line: number, replacement: string): string {
  return text
    .split('\n')
    .map((current, index) => (index === line - 1 ? replacement : current))
    .join('\n');
}

/** Replaces the text at a position with spaces, up to the end of the tag or the line. */
function blankTag(text: string, { line, column }: Position): string {
  const current = getLine(text, line);
  const end = current.indexOf('>', column - 1);
  const stop = end === -1 ? current.length : end + 1;
  const blank = ' '.repeat(stop - column + 1);
  return replaceLine(text, line, current.slice(0, column - 1) + blank + current.slice(stop));
}

function getPlace({ place }: SyntaxMessage, text: string): Position {
  if (!place) {
    return locate(text, text.length);
  }
  const { line, column } = 'start' in place ? place.start : place;
  return { line, column };
}

/** `<Tabs>` in a message about tags, and where it's opened. */
function readOpening(reason: string): { tag: string; name: string; at: Position } | undefined {
  const [, tag, name, line, column] = /`(<([\w.-]*)>)` \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return tag !== undefined && name !== undefined
    ? { tag, name, at: { line: Number(line), column: Number(column) } }
    : undefined;
}

function explainTag(reason: string, place: Position, text: string): Mistake {
  const opening = readOpening(reason);
  const [, closing] = /^Unexpected closing tag `([^`]+)`/.exec(reason) ?? [];
  if (opening && closing) {
    const { line, column } = opening.at;
    const message = `${closing} doesn't match ${opening.tag}, which is opened at ${line}:${column}. Write </${opening.name}> before it.`;
    return {
      diagnostic: { ...place, message },
      isMismatch: true,
      rest: blankTag(text, opening.at),
    };
  }
  if (opening) {
    const { tag, name } = opening;
    const message = `${tag} isn't closed${reason.includes('before the end') ? ' in its paragraph' : ''}. Write </${name}>, or <${name} /> if it's empty.`;
    return {
      diagnostic: { ...opening.at, message },
      isMismatch: true,
      rest: blankTag(text, opening.at),
    };
  }
  if (reason.startsWith('Unexpected closing slash')) {
    // The position is that of the slash.
    const at = { ...place, column: Math.max(1, place.column - 1) };
    return {
      diagnostic: { ...at, message: 'This closing tag has no matching opening tag.' },
      isMismatch: true,
      rest: blankTag(text, at),
    };
  }
  const message =
    'A tag is opened inside this paragraph and closed outside of it, or the other way around. Leave a blank line before and after tags on their own lines.';
  return { diagnostic: { ...place, message }, isMismatch: true, rest: blankTag(text, place) };
}

/** What to write instead, by the parser's message. */
const ADVICE: readonly [pattern: RegExp, advice: string][] = [
  [/to create a comment in MDX/, "HTML comments don't work here. Write {/* text */}."],
  [/to create a link in MDX/, 'Write the URL as a link: [text](https://…).'],
  [
    /before (local |member )?name/,
    'This "<" starts a tag. If it means "less than", write \\< or put it in backticks.',
  ],
  [
    /before attribute value/,
    'Put the value of an attribute in quotation marks or braces: height={400}, title="Text".',
  ],
  [/closing quote/, 'A value in this tag has no closing quotation mark.'],
  [/closing brace/, "This brace isn't closed. If it's text, write \\{ or put it in backticks."],
  [
    /parse expression with acorn/,
    "The content of these braces isn't JavaScript. If it's text, write \\{ or put it in backticks.",
  ],
  [
    /only import\/exports are supported/,
    "This isn't an import or export. Leave a blank line between imports and text.",
  ],
  [
    /parse import\/exports/,
    "This isn't an import or export. Leave a blank line between imports and text.",
  ],
];

/** The page without the lines around a position, up to blank ones, and where they start. */
function takeOutBlock(place: Position, text: string): { at: Position; rest: string } {
  const lines = text.split('\n');
  const isBlank = (line: number) => (lines[line - 1] ?? '').trim() === '';
  let end = Math.min(place.line, lines.length);
  while (end > 1 && isBlank(end)) {
    end -= 1;
  }
  let start = end;
  while (start > 1 && !isBlank(start - 1)) {
    start -= 1;
  }
  while (end < lines.length && !isBlank(end + 1)) {
    end += 1;
  }
  const rest = lines.map((line, index) => (index + 1 < start || index + 1 > end ? line : ''));
  const at = isBlank(place.line) ? { line: start, column: 1 } : place;
  return { at, rest: rest.join('\n') };
}

/** The start of the tag that has no end. */
function findLastTag(text: string): Position {
  return locate(text, Math.max(0, text.search(/<[A-Za-z][^<]*$/)));
}

/**
 * The page without an expression in braces, a lone "<" or otherwise the block, and its position.
 */
function takeOut(reason: string, place: Position, text: string): { at: Position; rest: string } {
  if (reason.includes('closing quote')) {
    return takeOutBlock(findLastTag(text), text);
  }
  const { line, column } = place;
  const current = getLine(text, line);
  const brace = current.lastIndexOf('{', column - 1);
  if (reason.includes('expression') && brace !== -1) {
    const close = current.indexOf('}', brace);
    const stop = close === -1 ? current.length : close + 1;
    const blank = ' '.repeat(stop - brace);
    return {
      at: { line, column: brace + 1 },
      rest: replaceLine(text, line, current.slice(0, brace) + blank + current.slice(stop)),
    };
  }
  const angle = column - 2;
  if (current[angle] === '<' && reason.includes('before name')) {
    return {
      at: { line, column: angle + 1 },
      rest: replaceLine(text, line, `${current.slice(0, angle)} ${current.slice(angle + 1)}`),
    };
  }
  return takeOutBlock(place, text);
}

function explainToken(reason: string, place: Position, text: string): Mistake {
  const heading = HEADING_ID.exec(getLine(text, place.line));
  if (heading) {
    const [, title, id] = heading;
    const right = `${title} {/* #${id} */}`;
    const diagnostic = {
      line: place.line,
      column: title!.length + 2,
      message: `Write the id of a heading as a comment: ${right}`,
    };
    return { diagnostic, isMismatch: false, rest: replaceLine(text, place.line, right) };
  }
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1];
  const message = advice ?? `The page has a syntax error: ${reason}.`;
  const { at, rest } = takeOut(reason, place, text);
  return { diagnostic: { ...at, message }, isMismatch: false, rest };
}

/** A parser error in terms that writers know, and the page without its cause. */
export function explainSyntax(error: SyntaxMessage, text: string): Mistake {
  const place = getPlace(error, text);
  return ['end-tag-mismatch', 'unexpected-closing-slash'].includes(error.ruleId ?? '')
    ? explainTag(error.reason, place, text)
    : explainToken(error.reason, place, text);
}
