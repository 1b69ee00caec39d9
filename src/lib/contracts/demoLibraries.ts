import type { ComponentType, ReactNode } from 'react';

/**
 * What a docs version's workspace tells the site about its own packages. Its demos run under its
 * own Material UI, so that no page loads two majors of it.
 */

/** Where Material UI keeps the reader's colour mode (its `StorageManager`). */
export type ColorModeStorage = (options: { key: string }) => {
  // The shape of Material UI, which leaves the value open.
  get: (defaultValue: unknown) => unknown;
  set: (value: unknown) => void;
  subscribe: (handler: (value: unknown) => void) => () => void;
};

export interface DemoThemeProps {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** The default Material theme instead of the site's. */
  isolated: boolean;
  /** Lets a demo that changes the mode change it for the whole site; without it, `mode` rules. */
  storage?: ColorModeStorage;
  children: ReactNode;
}

/** Exported as `libraries` by `_libraries.ts` of a workspace. */
export interface DemoLibraries {
  Theme: ComponentType<DemoThemeProps>;
  /** Of the commercial packages. */
  setLicenseKey: (key: string) => void;
  /** Left out where the packages send none. */
  setTelemetry?: (isEnabled: boolean) => void;
}
