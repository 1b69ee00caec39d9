/** What the console says in development whatever a page does. */
const PATTERNS = [
  /Download the React DevTools/,
  // Styles, and with them the fonts that they use, come by script.
  /was preloaded using link preload but not used/,
  /\[(?:HMR|webpack-dev-server)\]/,
  // The content of pages comes by script too.
  /Did not find element expected to be parsed/,
  // The commercial packages send telemetry in development alone; it does not get through everywhere.
  /x-telemetry/,
];

/** Whether a message of the console comes from the development server, not from the page. */
export function isDevelopmentMessage(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}
