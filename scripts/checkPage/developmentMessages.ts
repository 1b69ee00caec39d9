/** What the console says in development whatever a page does. */
const PATTERNS = [
  /Download the React DevTools/,
  // Styles, and with them the fonts that they use, come by script.
  /was preloaded using link preload but not used/,
  /\[(?:HMR|webpack-dev-server)\]/,
];

/** Whether a message of the console comes from the development server, not from the page. */
export function isDevelopmentMessage(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}
