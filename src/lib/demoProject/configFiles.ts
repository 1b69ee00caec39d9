import type { DemoProgram } from '../contracts/demos';

/** The options with which the demos of these docs are checked. */
export const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['DOM', 'DOM.Iterable', 'ES2023'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

/** The text of `vite.config.ts` or `.js`. */
export function createViteConfig({ styling }: DemoProgram): string {
  const hasTailwind = styling === 'Tailwind';
  return `${hasTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${hasTailwind ? ', tailwindcss()' : ''}],
  // CodeSandbox shows the preview under a host of its own.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}
