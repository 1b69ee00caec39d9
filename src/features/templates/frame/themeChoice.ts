import type { DemoModule } from '@site/src/lib/contracts/demos';
import { type ComponentType, createContext, createElement, useContext } from 'react';

interface ThemedProps {
  disableCustomTheme: boolean;
}

/** Whether the reader wants the template in Material UI's own look. */
export const DisableCustomTheme = createContext(false);

/** The module of a template as one that follows the reader's choice, without running anew. */
export async function followThemeChoice(module: Promise<DemoModule>): Promise<DemoModule> {
  const { default: component, ...rest } = await module;
  function Themed() {
    const disableCustomTheme = useContext(DisableCustomTheme);
    return createElement(component as ComponentType<ThemedProps>, { disableCustomTheme });
  }
  return { ...rest, default: Themed };
}
