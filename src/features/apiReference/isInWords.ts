/**
 * Whether a default is told in words, as Markdown: they quote code. Of values only template strings
 * have backticks, and those are around placeholders.
 */
export function isInWords(value: string): boolean {
  return /`[^`$]+`/.test(value);
}
