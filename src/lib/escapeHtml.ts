const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the text of an HTML element. Not for attributes: quotes stay as they are. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** The text that static markup stands for. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => SIGNS[entity] ?? entity);
}
