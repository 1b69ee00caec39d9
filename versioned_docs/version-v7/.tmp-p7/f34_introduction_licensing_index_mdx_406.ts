import { LicenseInfo } from '@mui/x-license';

console.log(LicenseInfo.getLicenseKey() ? 'License key set' : 'No license key');
