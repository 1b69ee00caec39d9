import { type ComponentType, createElement } from 'react';

export type DemoModule = { default: ComponentType };

/** A demo with its runtime, as `lazy` wants it; both parts are fetched side by side. */
export async function loadDemo(load: () => Promise<DemoModule>): Promise<DemoModule> {
  const [{ default: DemoRuntime }, { default: component }] = await Promise.all([
    import('./DemoRuntime'),
    load(),
  ]);
  return { default: () => createElement(DemoRuntime, { component }) };
}
