/**
 * Whether a default is described in words, as Markdown with inline code. The only values with
 * backticks are template strings, which have them around placeholders.
 */
export function isInWords(value: string): boolean {
  return /`[^`$]+`/.test(value);
}
