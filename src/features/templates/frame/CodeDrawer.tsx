import controls from '@site/src/components/controls.module.css';
import { Drawer } from '@site/src/components/Drawer';
import type {
  CodeStyling,
  CodeVariant,
  DemoManifest,
  DemoSources,
} from '@site/src/lib/contracts/demos';
import { useEffect, useState } from 'react';
import { t } from '../texts';
import styles from './CodeDrawer.module.css';
import { CodeFiles } from './CodeFiles';
import { sortFiles } from './sortFiles';
import { LanguageSegments, StylingSegments } from './choices';

interface CodeDrawerProps {
  title: string;
  demo: DemoManifest;
  styling: CodeStyling;
  language: CodeVariant;
  loadSources: () => Promise<DemoSources>;
  /** The file to show; the entry if the program has no such file. */
  file: string | undefined;
  onFile: (name: string) => void;
  onClose: () => void;
}

/** All files of a template, above its page. Escape closes it. */
export function CodeDrawer(props: CodeDrawerProps) {
  const { title, demo, styling, language, loadSources, file, onFile, onClose } = props;
  const [sources, setSources] = useState<DemoSources>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadSources().then(
      (found) => isCurrent && setSources(found),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadSources, attempt]);
  const files = sources && (sources.stylings[styling] ?? sources.stylings.system)[language].files;
  return (
    <Drawer
      label={t('codeOf', { title })}
      closeLabel={t('closeCode')}
      side="end"
      className={styles.drawer}
      onClose={onClose}
    >
      <div className={styles.code}>
        <div className={`${styles.choices} hidden-legends`}>
          <StylingSegments demo={demo} styling={styling} />
          <LanguageSegments demo={demo} />
        </div>
        {files && <CodeFiles files={sortFiles(files)} demo={demo} file={file} onFile={onFile} />}
        {!files && !hasFailed && (
          <p role="status" className={styles.waiting}>
            {t('loadingCode')}
          </p>
        )}
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            {t('codeNotLoaded')}{' '}
            <button
              type="button"
              className={`${controls.button} ${styles.button}`}
              onClick={() => {
                setHasFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </button>
          </p>
        )}
      </div>
    </Drawer>
  );
}
