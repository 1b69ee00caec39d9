import type { AdScriptConfig } from '@site/src/lib/contracts/ads';
import { type RefObject, useEffect } from 'react';
import { loadScript } from './loadScript';
import styles from './ScriptAd.module.css';

interface ScriptAdProps {
  config: AdScriptConfig;
  place: RefObject<HTMLDivElement>;
  /** Something else is shown for now; the ad may still arrive. */
  isHidden: boolean;
}

/** The slot that the vendor's script fills. React doesn't touch its content. */
export function ScriptAd({ config, place, isHidden }: ScriptAdProps) {
  useEffect(() => (place.current ? loadScript(place.current, config) : undefined), [place, config]);
  return <div ref={place} className={styles.script} hidden={isHidden} />;
}
