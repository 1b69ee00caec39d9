import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import type { ReactNode } from 'react';
import { libraries } from 'runner-registry';

interface ThemedProgramProps {
  theme: RunnerTheme;
  children: ReactNode;
}

/** The look of a program: the site's theme, or the plain one when it is isolated. */
export function ThemedProgram({ theme, children }: ThemedProgramProps) {
  return <libraries.Theme {...theme}>{children}</libraries.Theme>;
}
