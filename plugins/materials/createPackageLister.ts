import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { findPackage } from '../versions/findForeignPackages';

const NAME = 'materials';

/**
 * Reports the folders of packages whose modules a compilation includes, each time it has read them.
 */
export function createPackageLister(
  onList: (directories: readonly string[]) => void,
): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap(NAME, ({ modules }) => {
        const directories = [...modules].flatMap((module) => {
          const { resource = '' } = module as { resource?: string };
          return findPackage(resource.replace(/\?.*$/, ''))?.directory ?? [];
        });
        onList([...new Set(directories)].sort());
      });
    },
  };
}
