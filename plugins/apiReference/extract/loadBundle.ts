import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import { lowerFirst } from '../../../src/lib/lowerFirst';
import { getDeclaringPackage } from './createContext';
import { getScriptFile } from './readScript';
import type { SlotDefaults } from './readSlotDefaults';

/** What a package exports when it runs. */
export type Bundle = Readonly<Record<string, unknown>>;

/**
 * Runs the package that a declaration belongs to, where all of its code is one minified file: names
 * and calls in such a file tell nothing. Undefined where the code stands beside the declaration.
 */
export function loadBundle(declaration: ts.Node): Bundle | undefined {
  const { fileName } = declaration.getSourceFile();
  const isBundled = path.basename(path.dirname(fileName)) === 'dist';
  return isBundled && !existsSync(getScriptFile(fileName))
    ? (createRequire(fileName)(getDeclaringPackage(declaration)) as Bundle)
    : undefined;
}

/** What a bundle that runs fills its slots with, of all that it exports. */
export function readBundledSlots(bundle: Bundle): SlotDefaults {
  const names = new Map(Object.entries(bundle).map(([name, value]) => [value, name]));
  const slots = Object.entries(bundle.DEFAULT_GRID_SLOTS_COMPONENTS ?? {});
  return new Map(
    slots.flatMap(([slot, component]) => {
      const name = names.get(component);
      return name ? [[lowerFirst(slot), { text: name, names: [name] }] as const] : [];
    }),
  );
}
