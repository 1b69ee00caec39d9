import { useSiteFields } from '@site/src/components/useSiteFields';
import { type ComponentType, createElement } from 'react';
import { ThemeProvider } from '../theme';
import { setUpLibraries } from './librarySetup';

/** Runs one demo under the reader's theme. Loaded together with the demo, never before. */
export default function DemoRuntime({ component }: { component: ComponentType }) {
  setUpLibraries(useSiteFields());
  return <ThemeProvider>{createElement(component)}</ThemeProvider>;
}
