/** A piece of a line of Markdown. */
export type InlinePart = string | { code: string } | { text: string; url: string };

const INLINE = /`([^`]+)`|\[([^\]]+)\]\((https?:\/\/[^)\s]+|\/[^)\s]*)\)|(https?:\/\/[^\s)]+)/g;

/** Parses the code and links in a line of Markdown; everything else stays text. */
export function parseInline(markdown: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of markdown.matchAll(INLINE)) {
    const [whole, code, text, url, address] = match;
    parts.push(markdown.slice(end, match.index));
    if (code !== undefined) {
      parts.push({ code });
    } else {
      parts.push({ text: text ?? address!, url: url ?? address! });
    }
    end = match.index + whole.length;
  }
  return [...parts, markdown.slice(end)].filter((part) => part !== '');
}
