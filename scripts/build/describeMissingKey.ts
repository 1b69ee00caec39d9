interface Deployment {
  licenseKey: string;
  /** Where the site is served, without a path. */
  url: string;
}

/** What readers see without a license key; undefined where there is one. */
export function describeMissingKey({ licenseKey, url }: Deployment): string | undefined {
  return licenseKey === ''
    ? `Without MUI_X_LICENSE_KEY, demos of Pro and Premium packages show a watermark on ${url}.`
    : undefined;
}

/** Whether nobody but this machine reaches an address. */
const isLocal = (url: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** Throws where a release for other people lacks its license key. */
export function requireKey(deployment: Deployment): void {
  const message = describeMissingKey(deployment);
  if (message && !isLocal(deployment.url)) {
    throw new Error(`${message} Set it, or build without --release.`);
  }
}
