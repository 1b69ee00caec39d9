import { type Compiler, lazyCompilationMiddleware } from '@rspack/core';
import { type DevConfiguration, type DevMiddleware, answerFirst } from '../lib/answerFirst';

/**
 * Compiles what is imported dynamically, pages and demos, when a browser first asks for it: the
 * server is there long before all pages would be. For `npm start` alone. Says nothing of what went
 * well, since it does so at every page and every save; Docusaurus prints what did not.
 */
export function compileOnDemand(): DevConfiguration {
  let answer: DevMiddleware | undefined;
  const { devServer } = answerFirst((...args) => answer!(...args));
  return {
    lazyCompilation: { entries: false, imports: true },
    plugins: [
      {
        apply(compiler: unknown) {
          answer = lazyCompilationMiddleware(compiler as Compiler);
        },
      },
    ],
    devServer: { ...devServer, devMiddleware: { stats: 'none' } },
  };
}
