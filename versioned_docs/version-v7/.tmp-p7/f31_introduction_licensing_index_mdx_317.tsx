declare const process: { env: Record<string, string | undefined> };
'use client';

import type { ReactNode } from 'react';
import { LicenseInfo } from '@mui/x-license';

LicenseInfo.setLicenseKey(process.env.NEXT_PUBLIC_MUI_X_LICENSE_KEY ?? '');

export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
