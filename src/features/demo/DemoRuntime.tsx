import { useSiteFields } from '@site/src/components/useSiteFields';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';
import type { Args } from '@site/src/lib/contracts/demoControls';
import type { DemoModule } from '@site/src/lib/contracts/demos';
import { type ComponentType, createElement, useEffect } from 'react';
import { ThemeProvider } from '../theme';
import { adoptPrintStyles } from './adoptPrintStyles';
import { setUpLibraries } from './setUpLibraries';

interface DemoRuntimeProps {
  component: ComponentType<Args>;
  args?: Args;
  libraries: DemoLibraries;
  tailwind: DemoModule['tailwind'];
  isolated: boolean;
  hasOwnDensity: boolean;
}

/** Runs one demo with the reader's theme. Loaded together with the demo, never before. */
export default function DemoRuntime(props: DemoRuntimeProps) {
  const { component, args, libraries, tailwind, isolated, hasOwnDensity } = props;
  setUpLibraries(libraries, useSiteFields());
  useEffect(adoptPrintStyles, []);
  return (
    <ThemeProvider libraries={libraries} isolated={isolated} hasOwnDensity={hasOwnDensity}>
      <div className={tailwind ? 'isolated tailwind-demo' : 'isolated'} data-tailwind={tailwind}>
        {createElement(component, args)}
      </div>
    </ThemeProvider>
  );
}
