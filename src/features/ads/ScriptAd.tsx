import type { AdScriptConfig } from '@site/src/lib/contracts/ads';
import { type RefObject, useEffect } from 'react';
import { loadScript } from './loadScript';
import styles from './ScriptAd.module.css';

interface ScriptAdProps {
  config: AdScriptConfig;
  place: RefObject<HTMLDivElement>;
  /** Something else is shown for now; the ad may still come. */
  isHidden: boolean;
}

/** The place that the vendor's script fills. React keeps out of what is in it. */
export function ScriptAd({ config, place, isHidden }: ScriptAdProps) {
  useEffect(() => (place.current ? loadScript(place.current, config) : undefined), [place, config]);
  return <div ref={place} className={styles.script} hidden={isHidden} />;
}
