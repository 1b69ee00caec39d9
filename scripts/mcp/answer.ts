import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** The result of a tool, as text. */
export function answer(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

/** An error that says what would be right, so that an assistant can try again. */
export function fail(text: string): CallToolResult {
  return { ...answer(text), isError: true };
}
