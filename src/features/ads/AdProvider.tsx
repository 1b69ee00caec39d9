import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface AdSettings {
  /** Share of shown ads that send an event about it. */
  displayRatio: number;
  /** Whether the page has no ads. */
  isDisabled: boolean;
}

const AdContext = createContext<AdSettings | undefined>(undefined);

interface AdProviderProps extends Partial<AdSettings> {
  children: ReactNode;
}

/** Says what holds for all ads of a page. */
export function AdProvider(props: AdProviderProps) {
  const { displayRatio = 0.1, isDisabled = false, children } = props;
  const settings = useMemo(() => ({ displayRatio, isDisabled }), [displayRatio, isDisabled]);
  return <AdContext.Provider value={settings}>{children}</AdContext.Provider>;
}

/** What holds for the ads of this page. Throws outside of `AdProvider`. */
export function useAdConfig(): AdSettings {
  const settings = useContext(AdContext);
  if (!settings) {
    throw new Error('Ads need their settings: wrap the component in an <AdProvider>.');
  }
  return settings;
}
