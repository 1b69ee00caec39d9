import useBaseUrl from '@docusaurus/useBaseUrl';
import { formatSearchAddress } from '../address';
import { describeSeeAll } from '../texts';
import { useDialog } from './DialogContext';

/** After the last option: a link to the page with all results, for long lists and for sharing. */
export function SeeAll() {
  const { outcome } = useDialog();
  const address = outcome ? formatSearchAddress(outcome.request.query, outcome.request) : '';
  const href = useBaseUrl(address);
  if (!outcome || outcome.answer.total === 0) {
    return null;
  }
  // Not the router's link: the page is part of the current version's build.
  return <a href={href}>{describeSeeAll(outcome.answer.total)}</a>;
}
