import path from 'node:path';
import { runCompiler } from '../lib/runCompiler';

interface Compile {
  siteDir: string;
  /** Relative to `src/worker`. */
  entry: string;
  /** Output file, absolute. */
  file: string;
  /** Whether another compilation imports it as a module, rather than the browser running it. */
  isModule: boolean;
}

/**
 * Compiles a part of the worker, with all its imports, into one file. Throws if it doesn't compile.
 */
export async function compileWorker({ siteDir, entry, file, isModule }: Compile): Promise<void> {
  const errors = await runCompiler({
    mode: 'production',
    context: siteDir,
    entry: path.join(siteDir, 'src/worker', entry),
    target: ['webworker', 'es2022'],
    devtool: false,
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      // With another module format, that compilation would drop what only the worker calls.
      ...(isModule && { library: { type: 'commonjs2' } }),
    },
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    optimization: { splitChunks: false },
    performance: { hints: false },
    stats: 'none',
  });
  if (errors.length > 0) {
    throw new Error(['Failed to compile the service worker:', ...errors].join('\n\n'));
  }
}
