/**
 * Where demos are sent to be opened as projects; the pages' policy only allows forms to these URLs.
 */
export const SANDBOX_ADDRESSES = {
  /** https://developer.stackblitz.com/platform/api/post-api */
  stackBlitz: 'https://stackblitz.com/run',
  /** https://codesandbox.io/docs/learn/sandboxes/cli-api, on a machine that runs Vite. */
  codeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
} as const;
