/** Console messages in development, whatever a page does. */
const PATTERNS = [
  /Download the React DevTools/,
  // Styles, and therefore the fonts they use, are loaded by script.
  /was preloaded using link preload but not used/,
  /\[(?:HMR|webpack-dev-server)\]/,
  // The content of pages is loaded by script, too.
  /Did not find element expected to be parsed/,
  // The commercial packages send telemetry only in development, and it may be blocked.
  /x-telemetry/,
];

/** Whether a console message comes from the development server, not from the page. */
export function isDevelopmentMessage(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}
