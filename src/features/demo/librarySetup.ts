import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';
import type { SiteFields } from '@site/src/lib/contracts/siteFields';

let isDone = false;

/** Tells the commercial packages their licence key and the telemetry choice, once. */
export function setUpLibraries({
  licenseKey,
  telemetry,
}: Pick<SiteFields, 'licenseKey' | 'telemetry'>): void {
  if (isDone) {
    return;
  }
  isDone = true;
  if (licenseKey) {
    LicenseInfo.setLicenseKey(licenseKey);
  }
  if (telemetry) {
    muiXTelemetrySettings.enableTelemetry();
  } else {
    muiXTelemetrySettings.disableTelemetry();
  }
}
