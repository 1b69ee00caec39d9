import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { CHECKLIST_PATH } from '@site/src/lib/upgradeChecklist/checklistPath';
import type { Checklist } from './createChecklist';
import { formatChecklist } from './formatChecklist';
import { formatQuery, type Query } from './query';

interface Shown {
  checklist: Checklist;
  query: Query;
  ticks: readonly string[];
}

/** Formats the visible list as Markdown with links to the published site. */
export function useMarkdown(shown: Shown): () => string {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const toUrl = (path: string) => `${url}${baseUrl}${path.replace(/^\//, '')}`;
  return () =>
    formatChecklist({
      ...shown,
      toUrl,
      address: toUrl(CHECKLIST_PATH + formatQuery(shown.query)),
    });
}
