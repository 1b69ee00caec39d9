import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';
import type { SiteFields } from '@site/src/lib/contracts/siteFields';

const done = new WeakSet<DemoLibraries>();

/** Passes the license key and telemetry choice to the commercial packages, once. */
export function setUpLibraries(
  libraries: DemoLibraries,
  { licenseKey, telemetry }: Pick<SiteFields, 'licenseKey' | 'telemetry'>,
): void {
  if (done.has(libraries)) {
    return;
  }
  done.add(libraries);
  if (licenseKey) {
    libraries.setLicenseKey(licenseKey);
  }
  libraries.setTelemetry?.(telemetry);
}
