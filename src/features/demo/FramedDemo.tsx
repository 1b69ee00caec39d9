import texts from '@site/i18n/en/demo.json';
import type { CodeStyling, DemoSource } from '@site/src/lib/contracts/demos';
import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';
import { createTranslate } from '@site/src/lib/createTranslate';
import { useMemo } from 'react';
import { RunnerFrame } from '../editor';
import { usePreferences } from '../preferences';
import styles from './DemoPanel.module.css';
import type { Edit } from './demoState';

const t = createTranslate({ en: texts });

interface FramedDemoProps {
  title: string;
  /** The docs version whose packages it uses. */
  version: string;
  source: DemoSource | undefined;
  edit: Edit | undefined;
  styling: CodeStyling;
  /** Whether it keeps its own density instead of using the reader's. */
  hasOwnDensity?: boolean;
  /** Whether it fills the width of the frame. */
  fills: boolean;
  onDiagnostic: (diagnostic: RunnerDiagnostic | undefined) => void;
}

/** A demo in its own document: edited code, and demos that depend on the window. */
export function FramedDemo(props: FramedDemoProps) {
  const { title, version, source, edit, styling, hasOwnDensity, fills, onDiagnostic } = props;
  const { direction, dense: isDense, paletteMode } = usePreferences().theme;
  const dense = isDense && !hasOwnDensity;
  const files = edit?.files ?? source?.files;
  const program = useMemo(
    () => ({ files: (files ?? []).map(({ name: file, code }) => ({ name: file, code })), styling }),
    [files, styling],
  );
  const theme = useMemo(
    () => ({ mode: paletteMode, direction, dense, fills }),
    [paletteMode, direction, dense, fills],
  );
  return (
    <RunnerFrame
      className={styles.frame}
      title={t('frame', { title })}
      program={program}
      theme={theme}
      version={version}
      onDiagnostic={onDiagnostic}
    />
  );
}
