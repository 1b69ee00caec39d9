/** Without a licence key the commercial packages say so, each major in its own words. */
const NO_KEY = 'Commercial packages without a licence key.';

/**
 * What the libraries of old majors say on the console by themselves, whatever a page does with
 * them, by the paths that may show it. Nothing else may be said.
 */
export const OLD_MESSAGES: readonly { paths: RegExp; message: RegExp; reason: string }[] = [
  { paths: /^\/x\/v7\//, message: /MUI X: Missing license key/, reason: NO_KEY },
  { paths: /^\/x\/v6\//, message: /MUI: Missing license key/, reason: NO_KEY },
  { paths: /^\/x\/v5\//, message: /MUI: License key not found/, reason: NO_KEY },
  { paths: /^\/x\/v4\//, message: /Material-UI X: License key not found/, reason: NO_KEY },
];

/** Whether a message is one that the libraries of a page's version say by themselves. */
export function isOldMessage(path: string, text: string): boolean {
  return OLD_MESSAGES.some(({ paths, message }) => paths.test(path) && message.test(text));
}
