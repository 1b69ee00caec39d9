import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import { lowerFirst } from '../../../src/lib/lowerFirst';
import { getDeclaringPackage } from './createContext';
import { getScriptFile } from './readScript';
import type { SlotDefaults } from './readSlotDefaults';

/** The exports of a running package. */
export type Bundle = Readonly<Record<string, unknown>>;

/**
 * Runs the package of a declaration if all of its code is one minified file, in which names and
 * calls say nothing. Undefined if the code is next to the declaration.
 */
export function loadBundle(declaration: ts.Node): Bundle | undefined {
  const { fileName } = declaration.getSourceFile();
  const isBundled = path.basename(path.dirname(fileName)) === 'dist';
  return isBundled && !existsSync(getScriptFile(fileName))
    ? (createRequire(fileName)(getDeclaringPackage(declaration)) as Bundle)
    : undefined;
}

/** What a running bundle fills its slots with, among its exports. */
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
