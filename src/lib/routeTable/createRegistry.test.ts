import { createRegistry, type BundlerRequire } from './createRegistry';

function createRequire() {
  const loaded: string[] = [];
  const modules: Record<string, object> = {
    11: { __esModule: true, default: 'page' },
    12: { plugin: 'json' },
  };
  const bundlerRequire = Object.assign((id: string) => modules[id]!, {
    e: async (id: string) => loaded.push(id),
  }) as BundlerRequire;
  return { bundlerRequire, loaded };
}

test('names a module after its own chunk, and loads all of its chunks', async () => {
  const { bundlerRequire, loaded } = createRequire();
  const { registry, names } = createRegistry('11.7.3 12.4', bundlerRequire);
  expect(names).toEqual(['3', '4']);
  await expect(registry['3']![0]()).resolves.toMatchObject({ default: 'page' });
  expect(loaded).toEqual(['7', '3']);
});

test('wraps JSON like import()', async () => {
  const { registry } = createRegistry('12.4', createRequire().bundlerRequire);
  await expect(registry['4']![0]()).resolves.toEqual({ default: { plugin: 'json' } });
});

test('distinguishes modules without their own chunks', async () => {
  const { bundlerRequire, loaded } = createRequire();
  const { registry, names } = createRegistry('11.7 12.7 12', bundlerRequire);
  expect(names).toEqual(['7', 'module-1', 'module-2']);
  await registry['module-2']![0]();
  expect(loaded).toEqual([]);
});
