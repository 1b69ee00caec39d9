/** A comment at the end of a line that highlights it; `{/* … *\/}` between JSX elements. */
const AT_END = /[ \t]*(?:\/\/|\{?\/\*)[ \t]*highlight-line[ \t]*(?:\*\/\}?)?[ \t]*$/;

/** A comment on its own line that highlights the next line, or everything up to the end comment. */
const OWN_LINE =
  /^[ \t]*(?:\/\/|#|\{?\/\*|<!--)[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

export interface Highlights {
  /** The code without these comments, so that readers don't copy them. */
  code: string;
  /** Numbers of the highlighted lines, starting at 1. */
  lines: number[];
}

/** Reads the highlighted lines of a code block from its comments. */
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
