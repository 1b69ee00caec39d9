import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@site/i18n/en/ads.json';
import { useSiteFields } from '@site/src/components/useSiteFields';
import type { AdConfig } from '@site/src/lib/contracts/ads';
import { createTranslate } from '@site/src/lib/createTranslate';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { useRef, useState } from 'react';
import { AdBody } from './AdBody';
import { AdBoundary } from './AdBoundary';
import styles from './Ads.module.css';
import { Appeal } from './Appeal';
import { createAd, type HouseAd, pickHouseAd } from './houseAds';
import { ScriptAd } from './ScriptAd';
import { type AdShape, getSessionShape } from './shape';
import { chooseSource } from './source';
import { useDisplayEvent } from './useDisplayEvent';
import { useDetection } from './useDetection';

const t = createTranslate({ en: texts });

function HouseBody({ house, shape }: { house: HouseAd; shape: AdShape }) {
  const { brand } = useSiteFields();
  const img = useBaseUrl(house.img);
  return <AdBody ad={createAd({ ...house, img }, brand)} shape={shape} />;
}

/** The ad of a page: a third party's if there is one, otherwise a house ad. */
export function BlockAd({ config }: { config: AdConfig }) {
  const place = useRef<HTMLDivElement>(null);
  const [samples] = useState(() => ({ appeal: Math.random(), house: Math.random() }));
  const [{ isEnabled, script }] = useState(config);
  const verdict = useDetection(place, script?.backersUrl);
  const source = chooseSource({
    userAgent: navigator.userAgent,
    isEnabled,
    hasScript: script !== undefined,
    verdict,
    appealSample: samples.appeal,
  });
  const shape = getSessionShape();
  const label = source.kind === 'none' ? undefined : `${source.label}-body-top-${shape}`;
  useDisplayEvent(label);
  if (label === undefined) {
    return null;
  }
  return (
    <AdBoundary label={label}>
      <aside
        className={styles.block}
        aria-label={t('label')}
        data-shape={shape}
        {...eventAttributes({ category: 'ad', action: 'click', label })}
      >
        {script && <ScriptAd config={script} place={place} isHidden={source.kind !== 'script'} />}
        {source.kind === 'house' && <HouseBody house={pickHouseAd(samples.house)} shape={shape} />}
        {source.kind === 'appeal' && <Appeal />}
      </aside>
    </AdBoundary>
  );
}
