/** Where demos are sent to be opened as projects; the policy of the pages allows forms to these alone. */
export const SANDBOX_ADDRESSES = {
  /** https://developer.stackblitz.com/platform/api/post-api */
  stackBlitz: 'https://stackblitz.com/run',
  /** https://codesandbox.io/docs/learn/sandboxes/cli-api, in a machine that runs Vite. */
  codeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
} as const;
