import type { RunnerFault } from '@site/src/lib/contracts/runner';
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
  fault: RunnerFault | undefined;
  onChange: (action: ProgramAction) => void;
  onRemove: (id: string) => void;
}

/** The files as tabs. Every file keeps its editor, and with it history and scroll position. */
export function CodePane({ state, fault, onChange, onRemove }: CodePaneProps) {
  const { files, activeId } = state;
  // A fault without a file, or of a file that has gone, is one of the whole program.
  const faulty = fault && (files.find(({ name }) => name === fault.file) ?? files[0]!);
  return (
    <div className={styles.pane}>
      <FileStrip state={state} faultId={faulty?.id} onChange={onChange} onRemove={onRemove} />
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
              fault={id === faulty?.id ? fault : undefined}
            />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
