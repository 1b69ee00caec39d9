import useBaseUrl from '@docusaurus/useBaseUrl';
import { Message } from '@site/src/components/Message';
import { useFetched } from '@site/src/components/useFetched';
import {
  type GuideOutline,
  STEPS_FILE,
  type UpgradeFacts,
} from '@site/src/lib/contracts/upgradeChecklist';
import { fetchJson } from '@site/src/lib/fetchJson';
import { useMemo } from 'react';
import { Choices } from './Choices';
import { createChecklist, listFeatureChoices } from './createChecklist';
import { Diagnostics } from './Diagnostics';
import { Features } from './Features';
import { Gaps } from './Gaps';
import { Steps } from './Steps';
import { t } from './texts';
import { useQuery } from './useQuery';

const loadFacts = (url: string) => fetchJson(url) as Promise<UpgradeFacts>;

/** The upgrade specified by the URL: the choices, and the list. */
export function UpgradeChecklist({ guides }: { guides: readonly GuideOutline[] }) {
  const { query, diagnostics, visit, refine } = useQuery(guides);
  const { value: facts, hasFailed, retry } = useFetched(useBaseUrl(STEPS_FILE), loadFacts);
  const checklist = useMemo(() => facts && createChecklist(facts, query), [facts, query]);
  const choices = useMemo(() => (facts ? listFeatureChoices(facts, query) : []), [facts, query]);

  return (
    <>
      <Diagnostics query={query} diagnostics={diagnostics} />
      <Choices guides={guides} query={query} onChange={visit} />
      <Gaps guides={guides} query={query} />
      <Features choices={choices} query={query} onChange={refine} />
      {hasFailed && (
        <Message isAlert text={t('failed')} action={{ label: t('retry'), onClick: retry }} />
      )}
      {!facts && !hasFailed && <p role="status">{t('loading')}</p>}
      {checklist && <Steps checklist={checklist} query={query} />}
    </>
  );
}
