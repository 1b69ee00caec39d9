import texts from '@site/i18n/en/search.json';
import {
  GENERAL_SECTION,
  type SearchAnswer,
  type SearchSection,
} from '@site/src/lib/contracts/search';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { Way } from './answers/findOutcome';
import { getProductName, type ScopeChoice } from './scope';

export const t = createTranslate({ en: texts });

/**
 * Why nothing could be searched. During development, there's no index, because it's generated from
 * built pages.
 */
export const FAILURE = t(process.env.NODE_ENV === 'development' ? 'unbuilt' : 'failed');

const nameList = new Intl.ListFormat('en');

const formatCount = (count: number) => count.toLocaleString('en');

/** `Charts v7`, `All products v8` */
export function describePlace({ scope, version }: ScopeChoice): string {
  const name = scope === 'all' ? t('scope.allProducts') : getProductName(scope);
  return t('place', { scope: name, version });
}

/**
 * The number of results in a place, and in other products that have something with the same name.
 */
function describeTotal({ total, hits }: SearchAnswer, choice: ScopeChoice): string {
  const key = total === 1 ? 'total.one' : 'total.other';
  const sections = choice.scope === 'all' ? [] : hits.map(({ section }) => section);
  const others = new Set(sections.filter((one) => one !== choice.scope && one !== GENERAL_SECTION));
  const names = nameList.format([describePlace(choice), ...[...others].map(getSectionName)]);
  return t(key, { count: formatCount(total), place: names });
}

/** The number of results in a place, and what couldn't be searched. */
export function describeAnswer(answer: SearchAnswer, query: string, choice: ScopeChoice): string {
  const { total, unread } = answer;
  const found =
    total > 0 ? describeTotal(answer, choice) : t('none', { query, place: describePlace(choice) });
  return unread
    ? t('partial', { found, names: nameList.format(unread.map(getSectionName)) })
    : found;
}

/** `All products v8: 12 results` */
export function describeWay({ total, ...choice }: Way): string {
  const place = describePlace(choice);
  if (total === undefined) {
    return t('way.unknown', { place });
  }
  return t(total === 1 ? 'way.one' : 'way.other', { place, count: formatCount(total) });
}

/** The label of the link to the page of all results. */
export function describeSeeAll(count: number): string {
  return t(count === 1 ? 'seeAll.one' : 'seeAll.other', { count: formatCount(count) });
}

/** The name of a section, used as the heading for its hits. */
export function getSectionName(section: SearchSection): string {
  return section === GENERAL_SECTION ? t('groups.general') : getProductName(section);
}
