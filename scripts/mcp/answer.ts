import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** An answer of a tool, as text. */
export function answer(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

/** What went wrong, and what would be right, so that an assistant can ask again. */
export function fail(text: string): CallToolResult {
  return { ...answer(text), isError: true };
}
