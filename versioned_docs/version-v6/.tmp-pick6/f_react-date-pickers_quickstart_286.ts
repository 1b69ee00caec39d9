import { LicenseInfo } from '@mui/x-date-pickers-pro';

LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');

export {};
