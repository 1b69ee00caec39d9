import { rspack, type Configuration } from '@rspack/core';

/** Compiles with Rspack. Resolves with the error messages, which are empty on success. */
export function runCompiler(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) {
          reject(error);
          return;
        }
        const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
        resolve(errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`.trim()));
      });
    });
  });
}
