interface Deployment {
  licenseKey: string;
  /** Origin of the site. */
  url: string;
}

/** What readers see without a license key; undefined if there is one. */
export function describeMissingKey({ licenseKey, url }: Deployment): string | undefined {
  return licenseKey === ''
    ? `Without MUI_X_LICENSE_KEY, demos of Pro and Premium packages show a watermark on ${url}.`
    : undefined;
}

/** Whether an address is only reachable from this machine. */
const isLocal = (url: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** Throws if the license key is missing in a public release. */
export function requireKey(deployment: Deployment): void {
  const message = describeMissingKey(deployment);
  if (message && !isLocal(deployment.url)) {
    throw new Error(`${message} Set it, or build without --release.`);
  }
}
