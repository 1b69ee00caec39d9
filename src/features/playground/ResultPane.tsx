import type { RunnerDiagnostic, RunnerProgram, RunnerTheme } from '@site/src/lib/contracts/runner';
import { useMemo, useRef } from 'react';
import { LinkedCode, RunnerFrame } from '../editor';
import { usePreferences } from '../preferences';
import type { ProgramState } from './programState';
import styles from './ResultPane.module.css';
import { TEMPLATE_PACKAGES } from './templates';
import { t } from './texts';
import { getVersion } from './versions';

interface ResultPaneProps {
  state: ProgramState;
  onDiagnostic: (diagnostic: RunnerDiagnostic | undefined) => void;
  onRunLink: (heldLink: string) => void;
}

/**
 * The running program, with the theme that the reader has chosen for the whole site; a program from
 * a link waits to be run.
 */
export function ResultPane({ state, onDiagnostic, onRunLink }: ResultPaneProps) {
  const { files, styling, version, heldLink } = state;
  const pane = useRef<HTMLDivElement>(null);
  const { direction, dense, paletteMode: mode } = usePreferences().theme;
  const program = useMemo<RunnerProgram>(
    () => ({ files: files.map(({ name, code }) => ({ name, code })), styling }),
    [files, styling],
  );
  const theme = useMemo<RunnerTheme>(
    () => ({ mode, direction, dense, fills: false }),
    [mode, direction, dense],
  );
  return (
    // It scrolls if the result is tall, and the result may contain nothing focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div ref={pane} className={styles.result} role="group" aria-label={t('preview')} tabIndex={0}>
      {heldLink === undefined ? (
        <RunnerFrame
          title={t('preview')}
          program={program}
          theme={theme}
          version={getVersion(version).id}
          preload={TEMPLATE_PACKAGES}
          onDiagnostic={onDiagnostic}
        />
      ) : (
        <LinkedCode
          onRun={() => {
            onRunLink(heldLink);
            // The button that had the focus is gone.
            pane.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
