import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import type { ReactNode } from 'react';
import { libraries } from 'runner-registry';

interface ThemedProgramProps {
  theme: RunnerTheme;
  children: ReactNode;
}

/** A program's look: the site's theme, or the default one if it's isolated. */
export function ThemedProgram({ theme, children }: ThemedProgramProps) {
  return <libraries.Theme {...theme}>{children}</libraries.Theme>;
}
