import { useSiteFields } from '@site/src/components/useSiteFields';
import type { CodeStyling } from '@site/src/lib/contracts/demos';
import { type ComponentType, createElement } from 'react';
import { PlainThemeProvider, ThemeProvider } from '../theme';
import { setUpLibraries } from './librarySetup';

interface DemoRuntimeProps {
  component: ComponentType;
  styling: CodeStyling;
  isolated: boolean;
}

/** Runs one demo under the reader's theme. Loaded together with the demo, never before. */
export default function DemoRuntime({ component, styling, isolated }: DemoRuntimeProps) {
  setUpLibraries(useSiteFields());
  const Provider = isolated ? PlainThemeProvider : ThemeProvider;
  return (
    <Provider>
      <div className={styling === 'Tailwind' ? 'isolated tailwind-demo' : 'isolated'}>
        {createElement(component)}
      </div>
    </Provider>
  );
}
