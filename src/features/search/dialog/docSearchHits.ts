import type { DocSearchModal } from '@docsearch/react';
import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { ComponentProps } from 'react';
import { describeWay, t } from '../texts';
import type { RowGroup, SearchRow } from './rows';

type ModalProps = ComponentProps<typeof DocSearchModal>;

export type DocSearchHit = Parameters<NonNullable<ModalProps['transformItems']>>[0][number];

export type DocSearchClient = Parameters<NonNullable<ModalProps['transformSearchClient']>>[0];

/** A hit as represented and stored by DocSearch, with its row. */
export type RowHit = DocSearchHit & { row: SearchRow };

/** The index's name, which DocSearch uses to store the reader's searches. */
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

/** All of DocSearch's levels, including empty ones. */
function createHierarchy<Value>(group: Value, title: Value, none: Value) {
  // A single second level for the whole group: DocSearch groups hits by it, which would change
  // their order.
  const rest = { lvl3: none, lvl4: none, lvl5: none, lvl6: none };
  return { lvl0: group, lvl1: group, lvl2: title, ...rest };
}

/**
 * A row in the form of an Algolia record. DocSearch groups by it, and would insert its strings into
 * the page as HTML; our own component renders the row, but they're still escaped.
 *
 * @param url with the base URL; empty for rows without a page
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

/** The rows of all groups in the form of Algolia records. */
export function toDocSearchHits(
  groups: readonly RowGroup[],
  toUrl: (path: string) => string,
): RowHit[] {
  return groups.flatMap(({ title, rows }) =>
    rows.map((row) => toDocSearchHit(row, title, row.type === 'hit' ? toUrl(row.hit.path) : '')),
  );
}

/** Replaces DocSearch's client with one that requests rows and returns them like Algolia. */
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
