import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import { DocSearchModal } from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePagePath } from '@site/src/components/usePagePath';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { track } from '../../analytics';
import type { Outcome } from '../answers/findOutcome';
import { readAlgoliaConfig } from '../answers/readAlgoliaConfig';
import { changeScope, readPlace, type ScopeChoice, stepScope } from '../scope';
import { ScopeChips } from '../ScopeChips';
import { t } from '../texts';
import { describeStatus } from './describeStatus';
import { DialogProvider } from './DialogContext';
import { INDEX_NAME, type RowHit } from './docSearchHits';
import { HitOption } from './HitOption';
import { MODAL_TEXTS } from './modalTexts';
import { prepareHere } from './prepareHere';
import { QuickLinks } from './QuickLinks';
import styles from './SearchDialog.module.css';
import { SeeAll } from './SeeAll';
import { useModal } from './useModal';
import { useNavigate } from './useNavigate';
import { isFirstActive, repeatQuery, useTyped } from './useTyped';
import { useSearch } from './useSearch';

export interface SearchDialogProps {
  /** What the reader has typed before the dialog was loaded. */
  initialQuery: string;
  onClose: () => void;
}

/** Whether an outcome is that of a text in a place. */
function isAnswerTo(text: string, { scope, version }: ScopeChoice, outcome: Outcome | undefined) {
  const { request } = outcome ?? {};
  return (
    request?.query.trim() === text.trim() && request.scope === scope && request.version === version
  );
}

/** DocSearch's dialog with the site's own results, scopes and initial links. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const host = useRef<HTMLDivElement>(null);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const pagePath = usePagePath();
  const [path] = useState(`/${pagePath.slice(baseUrl.length)}`);
  const [place] = useState(() => readPlace(path));
  const [opener] = useState(() => document.activeElement);
  const isLeaving = useRef(false);
  /** The text for which Enter was pressed before its results arrived. */
  const pending = useRef<string>();
  const navigate = useNavigate();
  const { choice, choose, progress, outcome, transformClient } = useSearch(place, () => {
    // Not once the reader has moved through the results.
    if (isFirstActive(host.current)) {
      repeatQuery(host.current);
    }
  });

  const leave = useCallback(
    (target: string) => {
      isLeaving.current = true;
      navigate(target);
    },
    [navigate],
  );
  const search = (next: ScopeChoice) => {
    pending.current = undefined;
    choose(next);
    repeatQuery(host.current);
  };
  const slots = useModal(host, {
    close: onClose,
    step: (by) => search(changeScope(choice, stepScope(choice.scope, by))),
    isBehind: (text) => progress?.state !== 'failed' && !isAnswerTo(text, choice, outcome),
    chooseWhenReady: (text) => {
      pending.current = text;
    },
  });
  const typed = useTyped(host);

  useEffect(() => prepareHere(path), [path]);

  // After `useModal`, whose cleanup makes the page reachable again.
  useEffect(() => {
    track({ name: 'search', action: 'open', label: null });
    return () => {
      if (!isLeaving.current && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [opener]);

  const take = useCallback(
    (target: string) => {
      track({ name: 'search', action: 'choose', label: null });
      leave(target);
    },
    [leave],
  );
  useEffect(() => {
    const text = pending.current;
    const isAnswered = text !== undefined && isAnswerTo(text, choice, outcome);
    if (isAnswered || typed !== text || progress?.state === 'failed') {
      pending.current = undefined;
    }
    const [best] = isAnswered && typed === text ? outcome!.answer.hits : [];
    if (best) {
      take(best.path);
      onClose();
    }
  }, [outcome, progress, typed, choice, take, onClose]);
  const navigator = useMemo(
    () => ({
      navigate: ({ item }: { item: unknown }) => {
        const { row } = item as RowHit;
        if (row.type === 'hit') {
          take(row.hit.path);
        }
      },
    }),
    [take],
  );
  const actions = {
    outcome,
    choose: (hit: { path: string }) => take(hit.path),
    search,
    retry: () => repeatQuery(host.current),
  };

  return createPortal(
    <DialogProvider value={actions}>
      <div ref={host} className={styles.host} data-asks={readAlgoliaConfig() && 'algolia'}>
        <DocSearchModal
          // DocSearch creates a client with these that is never used.
          appId="site"
          apiKey="site"
          indexName={INDEX_NAME}
          placeholder={t('placeholder')}
          transformSearchClient={transformClient}
          initialQuery={initialQuery}
          initialScrollY={window.scrollY}
          maxResultsPerGroup={1000}
          hitComponent={HitOption}
          resultsFooterComponent={SeeAll}
          translations={MODAL_TEXTS}
          navigator={navigator}
          onClose={onClose}
        />
        {createPortal(
          <div className={styles.scope}>
            <ScopeChips choice={choice} onChange={search} />
            <p className={styles.status} role="status">
              {describeStatus(typed, choice, progress)}
            </p>
          </div>,
          slots.scope,
        )}
        {typed === '' &&
          createPortal(
            <QuickLinks
              choice={choice}
              onFollow={(target) => {
                leave(target);
                onClose();
              }}
            />,
            slots.start,
          )}
        {createPortal(
          <>
            <kbd className={styles.key} aria-label={t('keys.scopeKeys')}>
              Alt ↑↓
            </kbd>
            <span className="DocSearch-Label">{t('keys.scope')}</span>
          </>,
          slots.keys,
        )}
      </div>
    </DialogProvider>,
    document.body,
  );
}
