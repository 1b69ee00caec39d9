import path from 'node:path';
import { runCompiler } from '../lib/runCompiler';

interface Compile {
  siteDir: string;
  /** Below `src/worker`. */
  entry: string;
  /** Where the compiled file goes, an absolute path. */
  file: string;
  /** Whether another compile takes it up as a module, instead of the browser as a program. */
  isModule: boolean;
}

/** Compiles a part of the worker, with all that it imports, to one file. Throws where it does not compile. */
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
      // Of another form of module, that compile drops what only the worker calls.
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
    throw new Error(['The service worker does not compile:', ...errors].join('\n\n'));
  }
}
