import type { CompiledProgram } from '../compile/compileProgram';
import type { ModuleScope } from './evaluate';

export type Evaluate = (name: string, code: string, scope: ModuleScope) => void;

interface LinkedProgram {
  exports: Record<string, unknown>;
  styles: string[];
}

/** Evaluates a program's files in the order in which they import each other. */
export function linkProgram(
  { entry, modules }: CompiledProgram,
  packages: ReadonlyMap<string, unknown>,
  evaluate: Evaluate,
): LinkedProgram {
  const instances = new Map<string, ModuleScope['module']>();
  const styles: string[] = [];

  function instantiate(name: string): Record<string, unknown> {
    const instance = instances.get(name);
    if (instance) {
      return instance.exports;
    }
    const module = { exports: {} };
    instances.set(name, module);
    const compiled = modules.get(name);
    if (compiled?.kind === 'style') {
      styles.push(compiled.text);
    } else if (compiled) {
      const require = (specifier: string) => {
        const sibling = compiled.siblings.get(specifier);
        return sibling === undefined ? packages.get(specifier) : instantiate(sibling);
      };
      evaluate(name, compiled.code, { require, module });
    }
    return module.exports;
  }

  return { exports: instantiate(entry), styles };
}
