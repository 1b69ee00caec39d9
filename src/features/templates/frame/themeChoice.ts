import type { DemoModule } from '@site/src/lib/contracts/demos';
import { createContext, createElement, useContext } from 'react';

/** Whether the reader wants Material UI's own look for the template. */
export const DisableCustomTheme = createContext(false);

/** Wraps a template's module so that it follows the reader's choice without restarting. */
export async function followThemeChoice(module: Promise<DemoModule>): Promise<DemoModule> {
  const { default: component, ...rest } = await module;
  function Themed() {
    const disableCustomTheme = useContext(DisableCustomTheme);
    return createElement(component, { disableCustomTheme });
  }
  return { ...rest, default: Themed };
}
