import type { ComponentType, ReactNode } from 'react';

/**
 * What a docs version's workspace passes to the site from its own packages. Its demos run with its
 * own Material UI, so that no page loads two majors of it.
 */

/** Where Material UI stores the reader's color mode (its `StorageManager`). */
export type ColorModeStorage = (options: { key: string }) => {
  // The signature in Material UI, which leaves the value open.
  get: (defaultValue: unknown) => unknown;
  set: (value: unknown) => void;
  subscribe: (handler: (value: unknown) => void) => () => void;
};

export interface DemoThemeProps {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** Uses the default Material theme instead of the site's. */
  isolated: boolean;
  /**
   * Lets a demo that changes the mode change it for the whole site; without it, `mode` takes
   * precedence.
   */
  storage?: ColorModeStorage;
  children: ReactNode;
}

/** Exported as `libraries` by a workspace's `_libraries.ts`. */
export interface DemoLibraries {
  Theme: ComponentType<DemoThemeProps>;
  /** For the commercial packages. */
  setLicenseKey: (key: string) => void;
  /** Omitted if the packages send none. */
  setTelemetry?: (isEnabled: boolean) => void;
}
