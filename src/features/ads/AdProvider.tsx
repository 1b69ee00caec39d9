import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface AdSettings {
  /** Share of shown ads that send an event. */
  displayRatio: number;
  /** Whether the page has no ads. */
  isDisabled: boolean;
}

const AdContext = createContext<AdSettings | undefined>(undefined);

interface AdProviderProps extends Partial<AdSettings> {
  children: ReactNode;
}

/** Provides the settings for all ads on a page. */
export function AdProvider(props: AdProviderProps) {
  const { displayRatio = 0.1, isDisabled = false, children } = props;
  const settings = useMemo(() => ({ displayRatio, isDisabled }), [displayRatio, isDisabled]);
  return <AdContext.Provider value={settings}>{children}</AdContext.Provider>;
}

/** The settings for the ads on this page. Throws outside of `AdProvider`. */
export function useAdConfig(): AdSettings {
  const settings = useContext(AdContext);
  if (!settings) {
    throw new Error('Ads require settings: wrap the component in an <AdProvider>.');
  }
  return settings;
}
