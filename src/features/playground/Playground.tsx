import { Segments } from '@site/src/components/Segments';
import type { CodeVariant } from '@site/src/lib/contracts/demos';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { CONTENT_ID } from '@site/src/lib/docusaurusInternals';
import { useState } from 'react';
import { CodePane } from './CodePane';
import { ConfirmDialog } from './ConfirmDialog';
import { NoticeCard } from './NoticeCard';
import styles from './Playground.module.css';
import { PlaygroundBar } from './PlaygroundBar';
import { isEdited } from './programState';
import { ResultPane } from './ResultPane';
import { SplitPanes } from './SplitPanes';
import { t } from './texts';
import { usePlayground } from './usePlayground';
import { usePrefetch } from './usePrefetch';

type View = 'code' | 'result';

/** A program next to its result, and the actions for both. */
export function Playground() {
  const { state, notice, codeDiagnostic, change, ...playground } = usePlayground();
  const [runDiagnostic, setRunDiagnostic] = useState<RunnerDiagnostic>();
  const [view, setView] = useState<View>('code');
  const [isAsking, setIsAsking] = useState(false);
  usePrefetch(state !== undefined);
  // Diagnostics of the previous program don't apply to code that hasn't run yet.
  const diagnostic = codeDiagnostic ?? (state?.heldLink === undefined ? runDiagnostic : undefined);

  const chooseLanguage = (language: CodeVariant) => {
    if (state && language === 'JS' && isEdited(state)) {
      setIsAsking(true);
    } else if (state) {
      void playground.convert(state, language);
    }
  };

  return (
    <div className={styles.page}>
      <PlaygroundBar
        state={state}
        onLibrary={(library) => state && void playground.chooseTemplate(state, library)}
        onVersion={(version) => change({ type: 'version', version })}
        onLanguage={chooseLanguage}
        onFormat={() => state && void playground.format(state)}
        onShare={() => state && void playground.share(state)}
        onReset={() => state && isEdited(state) && playground.reset(state)}
      />
      <main id={CONTENT_ID} className={styles.main}>
        <noscript>{t('needsJavaScript')}</noscript>
        <div className={styles.view}>
          <Segments<View>
            legend={t('view.label')}
            options={[
              { value: 'code', label: diagnostic ? t('view.diagnostic') : t('view.code') },
              { value: 'result', label: t('view.result') },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        <SplitPanes
          view={view}
          code={
            state ? (
              <CodePane
                state={state}
                diagnostic={diagnostic}
                onChange={change}
                onRemove={(id) => playground.remove(state, id)}
              />
            ) : (
              <p role="status" className={styles.waiting}>
                {t('loading')}
              </p>
            )
          }
          result={
            state && (
              <ResultPane
                state={state}
                onDiagnostic={setRunDiagnostic}
                onRunLink={playground.runLink}
              />
            )
          }
        />
        <NoticeCard
          notice={notice}
          onUndo={(past) => change({ type: 'restore', state: past })}
          onClose={playground.closeNotice}
        />
      </main>
      {isAsking && state && (
        <ConfirmDialog
          title={t('convert.title')}
          text={t('convert.text')}
          confirmLabel={t('convert.confirm')}
          cancelLabel={t('convert.cancel')}
          onConfirm={() => void playground.convert(state, 'JS')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
