import controls from '@site/src/components/controls.module.css';
import { useState } from 'react';
import { FileNameForm } from './FileNameForm';
import styles from './FileStrip.module.css';
import { FileTabs } from './FileTabs';
import type { ProgramAction, ProgramState } from './programState';
import { t } from './texts';

const BUTTON = `${controls.quietButton} ${styles.button}`;

interface FileStripProps {
  state: ProgramState;
  diagnosticId: string | undefined;
  onChange: (action: ProgramAction) => void;
  onRemove: (id: string) => void;
}

/** The program's files, and actions for the one that is shown. */
export function FileStrip({ state, diagnosticId, onChange, onRemove }: FileStripProps) {
  const [naming, setNaming] = useState<'add' | 'rename'>();
  const [focusRequest, setFocusRequest] = useState(0);
  const { files, activeId } = state;
  const index = files.findIndex(({ id }) => id === activeId);
  const { name } = files[index]!;

  // The focused element disappears: the tabs take the focus when they're back.
  const requestFocus = () => setFocusRequest((count) => count + 1);
  const startNaming = (what: 'add' | 'rename') => {
    setNaming(what);
    requestFocus();
  };
  const save = (value: string) => {
    setNaming(undefined);
    onChange(
      naming === 'add'
        ? { type: 'add', name: value }
        : { type: 'rename', id: activeId, name: value },
    );
  };

  if (naming) {
    const others = files.filter(({ id }) => naming === 'add' || id !== activeId);
    return (
      <div className={styles.strip}>
        <FileNameForm
          label={naming === 'add' ? t('files.addName') : t('files.renameName', { name })}
          name={naming === 'add' ? '' : name}
          others={others.map((file) => file.name)}
          isEntry={naming === 'rename' && index === 0}
          onSave={save}
          onCancel={() => setNaming(undefined)}
        />
      </div>
    );
  }
  return (
    <div className={styles.strip}>
      <FileTabs
        files={files}
        activeId={activeId}
        diagnosticId={diagnosticId}
        focusRequest={focusRequest}
        onSelect={(id) => onChange({ type: 'select', id })}
        onRename={() => startNaming('rename')}
        onRemove={onRemove}
      />
      <button
        type="button"
        className={`${BUTTON} ${styles.add}`}
        aria-label={t('files.add')}
        title={t('files.add')}
        onClick={() => startNaming('add')}
      >
        +
      </button>
      <span className={styles.space} />
      <button
        type="button"
        className={BUTTON}
        aria-label={t('files.renameOf', { name })}
        onClick={() => startNaming('rename')}
      >
        {t('files.rename')}
      </button>
      {index > 0 && (
        <button
          type="button"
          className={BUTTON}
          aria-label={t('files.deleteOf', { name })}
          onClick={() => {
            onRemove(activeId);
            requestFocus();
          }}
        >
          {t('files.delete')}
        </button>
      )}
    </div>
  );
}
