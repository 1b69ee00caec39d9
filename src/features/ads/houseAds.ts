import texts from '@site/i18n/en/ads.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { Ad, SafeHtml } from './ad';

const t = createTranslate({ en: texts });

/** A house ad; it may have its own publisher and label. */
export type HouseAd = Omit<Ad, 'poweredby' | 'label'> &
  Partial<Pick<Ad, 'poweredby' | 'label'>> & {
    id: string;
    /** Path of the image, without the base URL. */
    img: string;
  };

const STORE = 'https://mui.com/store';

function createLink(address: string, campaign: string, content?: string): string {
  const query = new URLSearchParams({
    utm_source: 'docs',
    utm_medium: 'referral',
    utm_campaign: campaign,
    ...(content && { utm_content: content }),
  });
  return `${address}/?${query.toString()}`;
}

function createHouseAd(id: keyof typeof texts.house, link: string): HouseAd {
  return {
    id,
    link,
    img: `/x/ads/${id}.svg`,
    name: t(`house.${id}.name`),
    description: `<b>${t(`house.${id}.name`)}</b> ${t(`house.${id}.text`)}` as SafeHtml,
  };
}

export const HOUSE_ADS: readonly HouseAd[] = [
  createHouseAd('templates', createLink(STORE, 'in-house-templates')),
  createHouseAd('themes', createLink(STORE, 'in-house-themes')),
  createHouseAd('tidelift', createLink('https://tidelift.com', 'enterprise', 'ad')),
  createHouseAd('figma', createLink(`${STORE}/items/figma-react`, 'in-house-figma')),
];

/** Picks one of them, all equally likely. `sample` is in [0, 1). */
export function pickHouseAd(sample: number): HouseAd {
  return HOUSE_ADS[Math.floor(HOUSE_ADS.length * sample)] ?? HOUSE_ADS[0]!;
}

/** The ad as displayed: published by the house unless specified otherwise. */
export function createAd({ id, ...ad }: HouseAd, house: string): Ad {
  return { poweredby: house, label: `in-house-${id}`, ...ad };
}
