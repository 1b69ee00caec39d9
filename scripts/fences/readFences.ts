/** What applies to all fences of a page. */
export interface PageFacts {
  /** Code of its `{/* page-setup: … *\/}` comment; a fence gets the declarations that it leaves open. */
  setup: string;
  /** First line of that comment, from 1. */
  line?: number;
  /** From its front matter. */
  plan?: string;
}

export interface Fence {
  /** As written after the backticks: `tsx`, `json`. */
  language: string;
  /** First line of the code on the page, from 1. */
  line: number;
  code: string;
  /** Code of `{/* fence-setup: … *\/}` comments directly before the fence. */
  setup: string;
  page: PageFacts;
  /** For a diff, the version that its lines without `+` are from, as in `from=v7`. */
  from?: string;
}

const PAGE_SETUP = /^\{\/\*\s*page-setup:((?:(?!\*\/)[^])*)\*\/\}\s*$/m;
const SETUP = /\{\/\*\s*fence-setup:((?:(?!\*\/)[^])*)\*\/\}\s*$/;

function readPage(markdown: string): PageFacts {
  const [, plan] = /^---\n(?:(?!---).*\n)*?plan: *(\w+)/.exec(markdown) ?? [];
  const found = PAGE_SETUP.exec(markdown);
  return {
    setup: found?.[1]?.trim() ?? '',
    ...(found && { line: markdown.slice(0, found.index).split('\n').length }),
    ...(plan !== undefined && { plan }),
  };
}

/** The fenced code blocks of a Markdown text, at any indentation. */
export function readFences(markdown: string): Fence[] {
  const lines = markdown.split('\n');
  const fences: Fence[] = [];
  const page = readPage(markdown);
  for (let start = 0; start < lines.length; start += 1) {
    const [, indent, ticks, language = '', meta = ''] =
      /^(\s*)(`{3,}|~{3,})\s*([\w-]*)(.*)/.exec(lines[start]!) ?? [];
    if (ticks !== undefined && indent !== undefined) {
      const length = lines.slice(start + 1).findIndex((line) => line.trim() === ticks);
      const end = length === -1 ? lines.length : start + 1 + length;
      const code = lines.slice(start + 1, end).map((line) => line.slice(indent.length));
      const [, from] = /\bfrom=(\S*)/.exec(meta) ?? [];
      const before = lines.slice(0, start).join('\n');
      fences.push({
        language,
        line: start + 2,
        code: code.join('\n'),
        setup: SETUP.exec(before)?.[1]?.trim() ?? '',
        page,
        ...(from !== undefined && { from }),
      });
      start = end;
    }
  }
  return fences;
}
