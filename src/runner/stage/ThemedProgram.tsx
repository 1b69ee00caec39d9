import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import type { ReactNode } from 'react';
import { libraries } from 'runner-registry';

interface ThemedProgramProps {
  theme: RunnerTheme;
  children: ReactNode;
}

/** A program in the site's theme. */
export function ThemedProgram({ theme, children }: ThemedProgramProps) {
  return (
    <libraries.Theme {...theme} isolated={false}>
      {children}
    </libraries.Theme>
  );
}
