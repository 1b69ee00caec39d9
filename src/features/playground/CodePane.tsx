import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { lazy, Suspense } from 'react';
import { loadCodeEditor } from '../editor';
import styles from './CodePane.module.css';
import { FileStrip } from './FileStrip';
import { getPanelId, getTabId } from './FileTabs';
import type { ProgramAction, ProgramState } from './programState';
import { t } from './texts';

const CodeEditor = lazy(loadCodeEditor);

interface CodePaneProps {
  state: ProgramState;
  diagnostic: RunnerDiagnostic | undefined;
  onChange: (action: ProgramAction) => void;
  onRemove: (id: string) => void;
}

/** The files as tabs. Every file keeps its editor, with its history and scroll position. */
export function CodePane({ state, diagnostic, onChange, onRemove }: CodePaneProps) {
  const { files, activeId } = state;
  // A diagnostic without a file, or in a file that has been removed, applies to the whole program.
  const broken = diagnostic && (files.find(({ name }) => name === diagnostic.file) ?? files[0]!);
  return (
    <div className={styles.pane}>
      <FileStrip state={state} diagnosticId={broken?.id} onChange={onChange} onRemove={onRemove} />
      {files.map(({ id, name, code }) => (
        <div
          key={id}
          role="tabpanel"
          id={getPanelId(id)}
          aria-labelledby={getTabId(id)}
          className={styles.panel}
          hidden={id !== activeId}
        >
          <Suspense fallback={<pre className={styles.static}>{code}</pre>}>
            <CodeEditor
              value={code}
              onChange={(next) => onChange({ type: 'edit', id, code: next })}
              fileName={name}
              label={t('codeOf', { name })}
              diagnostic={id === broken?.id ? diagnostic : undefined}
            />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
