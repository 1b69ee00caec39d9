import path from 'node:path';
import type { ApiPlan } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { dropComments, readPackageCode } from './readPackageCode';

/** How the code of one package uses names whose types it may share with other packages. */
interface Uses {
  slots: ReadonlySet<string>;
  /** Class keys, and prefixes of keys whose rest is computed. */
  classes: ReadonlySet<string>;
  classPrefixes: readonly string[];
  props: ReadonlySet<string>;
  events: ReadonlySet<string>;
}

export type UseKind = 'slots' | 'classes' | 'props' | 'events';

/** Files that declare or style what other files use. */
const DECLARING = /(?:[cC]lasses|RootStyles|SlotsComponents|propValidation)\.js$/;

/** Prop types mention every prop. */
const CHECKS = /\w+\.propTypes = \{[\s\S]*?\n\}/g;

function collect(code: string, ...patterns: readonly RegExp[]): Set<string> {
  return new Set(
    patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)),
  );
}

const known = new Map<string, Uses>();

function readUses(directory: string): Uses {
  const cached = known.get(directory);
  if (cached) {
    return cached;
  }
  const code = [...readPackageCode(directory)]
    .filter(([file]) => !DECLARING.test(path.basename(file)))
    .map(([, text]) => dropComments(text).replace(CHECKS, ''))
    .join('\n');
  const uses: Uses = {
    slots: collect(code, /slots\??\.(\w+)/g),
    classes: collect(code, /[cC]lasses\.(\w+)/g, /['"`]([\w-]+)['"`]/g),
    classPrefixes: [...collect(code, /`([a-zA-Z]+--\w*)\$\{/g)],
    props: collect(code, /\b(\w+)\b/g),
    events: collect(code, /publish\w*\(\s*['"](\w+)['"]/g, /changeEvent: ['"](\w+)['"]/g),
  };
  known.set(directory, uses);
  return uses;
}

function has(uses: Uses, kind: UseKind, name: string): boolean {
  return (
    uses[kind].has(name) ||
    (kind === 'classes' && uses.classPrefixes.some((prefix) => name.startsWith(prefix)))
  );
}

/**
 * The lowest plan whose package uses a name, even if it's declared for all of them: the grids share
 * their types of slots and classes. Undefined if no package uses it by name.
 */
export function findUsingPlan(
  { packages }: ExtractContext,
  kind: UseKind,
  name: string,
): ApiPlan | undefined {
  return packages.find(({ directory }) => has(readUses(directory), kind, name))?.plan;
}
