import type { DocSearchModal } from '@docsearch/react/modal';
import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { ComponentProps } from 'react';
import { describeWay, t } from '../texts';
import type { RowGroup, SearchRow } from './rows';

type ModalProps = ComponentProps<typeof DocSearchModal>;

export type DocSearchHit = Parameters<NonNullable<ModalProps['transformItems']>>[0][number];

export type DocSearchClient = Parameters<NonNullable<ModalProps['transformSearchClient']>>[0];

/** A hit as DocSearch holds and stores it, with the row that it stands for. */
export type RowHit = DocSearchHit & { row: SearchRow };

/** Name of the index: that of what DocSearch stores of the reader's searches. */
export const INDEX_NAME = 'docs';

function getTitle(row: SearchRow): string {
  if (row.type === 'hit') {
    return row.hit.title;
  }
  return row.type === 'way' ? describeWay(row.way) : t('retry');
}

function getId(row: SearchRow): string {
  if (row.type === 'hit') {
    const { kind, title, path, version } = row.hit;
    return `${version} ${kind} ${path} ${title}`;
  }
  return row.type === 'way' ? `way ${row.way.scope} ${row.way.version}` : 'retry';
}

/** All of DocSearch's levels, those that are empty too. */
function createHierarchy<Value>(group: Value, title: Value, none: Value) {
  // One second level for all of a group: DocSearch gathers hits by it, and would change their order.
  const rest = { lvl3: none, lvl4: none, lvl5: none, lvl6: none };
  return { lvl0: group, lvl1: group, lvl2: title, ...rest };
}

/**
 * A row in the form of a record at Algolia. DocSearch groups by it, and would put its texts into
 * the page as HTML; our own component draws the row, but they are escaped all the same.
 *
 * @param url with the base URL; of rows that lead to no page, empty
 */
function toDocSearchHit(row: SearchRow, group: string, url: string): RowHit {
  const title = escapeHtml(getTitle(row));
  const content = row.type === 'hit' ? escapeHtml(row.hit.excerpt ?? '') : '';
  const found = (value: string) => ({ value, matchLevel: 'none' as const, matchedWords: [] });
  const hierarchy = createHierarchy<string>(escapeHtml(group), title, '');
  const marked = {
    content: found(content),
    hierarchy: createHierarchy(found(escapeHtml(group)), found(title), found('')),
    hierarchy_camel: [],
  };
  return {
    objectID: getId(row),
    url,
    url_without_anchor: url.replace(/#.*$/, ''),
    anchor: /#(.*)$/.exec(url)?.[1] ?? null,
    type: 'lvl2',
    content,
    hierarchy,
    _highlightResult: marked,
    _snippetResult: marked,
    row,
  };
}

/** The rows of all groups, in the form of records at Algolia. */
export function toDocSearchHits(
  groups: readonly RowGroup[],
  toUrl: (path: string) => string,
): RowHit[] {
  return groups.flatMap(({ title, rows }) =>
    rows.map((row) => toDocSearchHit(row, title, row.type === 'hit' ? toUrl(row.hit.path) : '')),
  );
}

/**
 * Puts something else in the place of DocSearch's client: it asks for rows and says what came as
 * Algolia would.
 */
export function replaceClient(
  client: DocSearchClient,
  findHits: (query: string) => Promise<RowHit[]>,
): DocSearchClient {
  const search = async ({ requests }: { requests: readonly { query?: string }[] }) => {
    const hits = await findHits(requests[0]?.query ?? '');
    return { results: [{ index: INDEX_NAME, hits, nbHits: hits.length }] };
  };
  return { ...client, search: search as unknown as DocSearchClient['search'] };
}
