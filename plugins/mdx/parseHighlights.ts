/** A comment that ends a line and asks to highlight it; `{/* … *\/}` between JSX elements. */
const AT_END = /[ \t]*(?:\/\/|\{?\/\*)[ \t]*highlight-line[ \t]*(?:\*\/\}?)?[ \t]*$/;

/** A comment on a line of its own that asks for the next line, or for all up to the end. */
const OWN_LINE =
  /^[ \t]*(?:\/\/|#|\{?\/\*|<!--)[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

export interface Highlights {
  /** The code without the comments that ask, so that readers do not copy them. */
  code: string;
  /** Numbers of the highlighted lines, from 1. */
  lines: number[];
}

/** Reads which lines of a code block are highlighted, from the comments in it. */
export function parseHighlights(source: string): Highlights {
  const code: string[] = [];
  const lines: number[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of source.split('\n')) {
    const [, directive] = OWN_LINE.exec(line) ?? [];
    if (directive) {
      isNext ||= directive === 'next-line';
      isInside = directive === 'start' || (isInside && directive !== 'end');
      continue;
    }
    const plain = line.replace(AT_END, '');
    code.push(plain);
    if (isNext || isInside || plain !== line) {
      lines.push(code.length);
    }
    isNext = false;
  }
  return { code: code.join('\n'), lines };
}
