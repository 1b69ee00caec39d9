const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the content of an HTML element. Not for attributes: quotes aren't escaped. */
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

/** The text that static markup represents. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => SIGNS[entity] ?? entity);
}
