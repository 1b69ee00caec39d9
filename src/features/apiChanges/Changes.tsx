import useBaseUrl from '@docusaurus/useBaseUrl';
import { Message } from '@site/src/components/Message';
import { useFetched } from '@site/src/components/useFetched';
import { getChangesFile } from '@site/src/lib/apiChanges/comparisons';
import type { ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import { ChangesList } from './ChangesList';
import { Controls } from './Controls';
import { countKinds } from './countKinds';
import { Diagnostics } from './Diagnostics';
import { Guides } from './Guides';
import { KindChips } from './KindChips';
import { getLoaded, loadChanges } from './loadChanges';
import { Summary } from './Summary';
import { TextFilter } from './TextFilter';
import { t } from './texts';
import type { Query } from './query';
import { useFiltered } from './useFiltered';
import { useQuery } from './useQuery';
import { useTypedText } from './useTypedText';

const NOTHING: readonly ApiChangeGroup[] = [];

/** The comparison specified by the URL: controls, filters and list. */
export function Changes() {
  const { query: asked, diagnostics, visit, refine } = useQuery();
  const typed = useTypedText(asked.text, (text) => refine({ ...asked, text }));
  const query = { ...asked, text: typed.text };

  const url = useBaseUrl(getChangesFile(query, 'json'));
  const { value: changes, hasFailed, retry } = useFetched(url, loadChanges, getLoaded);
  const groups = changes?.groups ?? NOTHING;
  const { shown, ofAnyKind } = useFiltered(groups, query);
  // Includes the text typed so far: written after a pause, it would bring the old URL back.
  const change = (next: Query, show: (next: Query) => void) => {
    typed.set(next.text);
    show(next);
  };
  const reset = () => change({ ...query, component: '', kinds: [], text: '' }, visit);

  return (
    <>
      <Diagnostics query={query} diagnostics={diagnostics} />
      <Controls query={query} groups={groups} onChange={(next) => change(next, visit)} />
      <TextFilter value={query.text} onChange={typed.type} />
      <KindChips
        value={query.kinds}
        counts={countKinds(ofAnyKind)}
        onChange={(kinds) => change({ ...query, kinds }, refine)}
      />
      <Summary query={query} changes={changes} shown={shown} hasFailed={hasFailed} />
      <Guides comparison={query} />
      {hasFailed && (
        <Message isAlert text={t('failed')} action={{ label: t('retry'), onClick: retry }} />
      )}
      {changes && <ChangesList changes={changes} groups={shown} query={query} onReset={reset} />}
    </>
  );
}
