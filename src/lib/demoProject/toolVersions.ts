/** Exact versions of what an exported project needs in addition to its demo's packages. */
export const TOOL_VERSIONS = {
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
} as const;

export const TYPESCRIPT_VERSIONS = {
  typescript: '6.0.3',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
} as const;

export const TAILWIND_VERSIONS = {
  tailwindcss: '4.3.3',
  '@tailwindcss/vite': '4.3.3',
} as const;
