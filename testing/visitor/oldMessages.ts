/** Without a license key, the commercial packages print a message that differs between majors. */
const NO_KEY = 'Commercial packages without a license key.';

/**
 * Console messages of old majors' libraries, whatever a page does with them, by the paths that may
 * show them. No other messages are allowed.
 */
export const OLD_MESSAGES: readonly { paths: RegExp; message: RegExp; reason: string }[] = [
  { paths: /^\/x\/v7\//, message: /MUI X: Missing license key/, reason: NO_KEY },
  { paths: /^\/x\/v6\//, message: /MUI: Missing license key/, reason: NO_KEY },
  { paths: /^\/x\/v5\//, message: /MUI: License key not found/, reason: NO_KEY },
  { paths: /^\/x\/v4\//, message: /Material-UI X: License key not found/, reason: NO_KEY },
];

/** Whether a message comes from the libraries of a page's version, whatever the page does. */
export function isOldMessage(path: string, text: string): boolean {
  return OLD_MESSAGES.some(({ paths, message }) => paths.test(path) && message.test(text));
}
