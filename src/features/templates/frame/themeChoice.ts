import type { DemoModule } from '@site/src/lib/contracts/demos';
import { createContext, createElement, useContext } from 'react';

/** Whether the reader wants the template in Material UI's own look. */
export const DisableCustomTheme = createContext(false);

/** The module of a template as one that follows the reader's choice, without running anew. */
export async function followThemeChoice(module: Promise<DemoModule>): Promise<DemoModule> {
  const { default: component, ...rest } = await module;
  function Themed() {
    const disableCustomTheme = useContext(DisableCustomTheme);
    return createElement(component, { disableCustomTheme });
  }
  return { ...rest, default: Themed };
}
