import type { RunnerDiagnostic, RunnerProgram, RunnerTheme } from '@site/src/lib/contracts/runner';
import { useMemo } from 'react';
import { RunnerFrame } from '../editor';
import { usePreferences } from '../preferences';
import type { ProgramState } from './programState';
import styles from './ResultPane.module.css';
import { TEMPLATE_PACKAGES } from './templates';
import { t } from './texts';
import { getVersion } from './versions';

interface ResultPaneProps {
  state: ProgramState;
  onDiagnostic: (diagnostic: RunnerDiagnostic | undefined) => void;
}

/** The running program, drawn as the reader has chosen for the whole site. */
export function ResultPane({ state, onDiagnostic }: ResultPaneProps) {
  const { files, styling, version } = state;
  const { direction, dense, paletteMode: mode } = usePreferences().theme;
  const program = useMemo<RunnerProgram>(
    () => ({ files: files.map(({ name, code }) => ({ name, code })), styling }),
    [files, styling],
  );
  const theme = useMemo<RunnerTheme>(
    () => ({ mode, direction, dense, isolated: false, fills: false }),
    [mode, direction, dense],
  );
  return (
    // It scrolls when the result is tall, and the result may have nothing to focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.result} role="group" aria-label={t('preview')} tabIndex={0}>
      <RunnerFrame
        title={t('preview')}
        program={program}
        theme={theme}
        version={getVersion(version).id}
        preload={TEMPLATE_PACKAGES}
        onDiagnostic={onDiagnostic}
      />
    </div>
  );
}
