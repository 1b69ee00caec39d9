import { useSiteFields } from '@site/src/components/useSiteFields';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';
import type { CodeStyling } from '@site/src/lib/contracts/demos';
import { type ComponentType, createElement } from 'react';
import { ThemeProvider } from '../theme';
import { setUpLibraries } from './setUpLibraries';

interface DemoRuntimeProps {
  component: ComponentType;
  libraries: DemoLibraries;
  styling: CodeStyling;
  isolated: boolean;
  hasOwnDensity: boolean;
}

/** Runs one demo under the reader's theme. Loaded together with the demo, never before. */
export default function DemoRuntime(props: DemoRuntimeProps) {
  const { component, libraries, styling, isolated, hasOwnDensity } = props;
  setUpLibraries(libraries, useSiteFields());
  return (
    <ThemeProvider libraries={libraries} isolated={isolated} hasOwnDensity={hasOwnDensity}>
      <div className={styling === 'Tailwind' ? 'isolated tailwind-demo' : 'isolated'}>
        {createElement(component)}
      </div>
    </ThemeProvider>
  );
}
