import type { DemoProgram } from '../contracts/demos';
import { createDemoProject } from './createDemoProject';

const dependencies = {
  react: '18.3.1',
  '@mui/material': '7.3.10',
  '@mui/x-data-grid-pro': '8.7.0',
  '@emotion/react': '11.14.0',
};

const typed: DemoProgram = {
  name: 'PinInitial',
  title: 'Pinned at first <b> & more – Data Grid',
  url: 'https://docs.example/x/column-pinning/#PinInitial',
  language: 'TS',
  styling: 'system',
  files: [
    { name: 'PinInitial.tsx', code: "import { rows } from './parts/rows';" },
    { name: 'parts/rows.ts', code: 'export const rows = [];\n' },
  ],
  dependencies,
  typeDependencies: { '@types/luxon': '3.6.2' },
};

const untyped: DemoProgram = {
  ...typed,
  language: 'JS',
  files: [
    {
      name: 'PinInitial.js',
      code: "import { Row } from './Row.js';\nimport rows from './rows';\n",
    },
    { name: 'Row.js', code: 'export const Row = () => <li />;\n' },
    { name: 'rows.js', code: 'export default [1 < 2];\n' },
  ],
};

const readManifest = (program: DemoProgram) =>
  JSON.parse(createDemoProject(program).files['package.json'] ?? '');

describe('createDemoProject', () => {
  it('creates a complete Vite project from a TypeScript program', () => {
    const { entry, files } = createDemoProject(typed);
    expect(entry).toBe('src/PinInitial.tsx');
    expect(Object.keys(files)).toEqual([
      'package.json',
      'README.md',
      '.gitignore',
      'index.html',
      'vite.config.ts',
      'src/main.tsx',
      'tsconfig.json',
      'src/vite-env.d.ts',
      'src/PinInitial.tsx',
      'src/parts/rows.ts',
    ]);
    expect(files['src/main.tsx']).toContain("getElementById('root')!");
    expect(files['src/PinInitial.tsx']).toBe("import { rows } from './parts/rows';\n");
  });

  it("declares Moment's locales if the program imports them", () => {
    const declaration = "declare module 'moment/locale/*';";
    expect(createDemoProject(typed).files['src/vite-env.d.ts']).not.toContain(declaration);
    const files = [{ name: 'PinInitial.tsx', code: "import 'moment/locale/fa';\n" }];
    expect(createDemoProject({ ...typed, files }).files['src/vite-env.d.ts']).toContain(
      declaration,
    );
  });

  it('creates a JavaScript project with JSX where Vite expects it', () => {
    const { entry, files } = createDemoProject(untyped);
    expect(entry).toBe('src/PinInitial.jsx');
    expect(Object.keys(files)).toEqual([
      'package.json',
      'README.md',
      '.gitignore',
      'index.html',
      'vite.config.js',
      'src/main.jsx',
      'src/PinInitial.jsx',
      'src/Row.jsx',
      'src/rows.js',
    ]);
    expect(files[entry]).toContain("import { Row } from './Row';");
    expect(files['src/main.jsx']).toContain("getElementById('root')).render");
    expect(files['index.html']).toContain('src="/src/main.jsx"');
  });

  it('lists exact versions, and types and tools only for TypeScript', () => {
    const manifest = readManifest(typed);
    expect(manifest).toMatchObject({ name: 'pin-initial-demo', private: true, type: 'module' });
    expect(Object.keys(manifest.scripts)).toEqual(['dev', 'start', 'build', 'preview']);
    expect(Object.entries(manifest.dependencies)).toEqual(Object.entries(dependencies).sort());
    expect(manifest.devDependencies).toEqual({
      '@types/luxon': '3.6.2',
      '@types/react': '18.3.31',
      '@types/react-dom': '18.3.7',
      '@vitejs/plugin-react': '6.3.0',
      typescript: '6.0.3',
      vite: '8.3.8',
    });
    expect(Object.keys(readManifest(untyped).devDependencies)).toEqual([
      '@vitejs/plugin-react',
      'vite',
    ]);
  });

  it("lets npm install a prerelease that its peers don't accept", () => {
    const jalali = { ...dependencies, 'date-fns-jalali': '4.1.0-0' };
    expect(readManifest({ ...typed, dependencies: jalali }).overrides).toEqual({
      'date-fns-jalali': '$date-fns-jalali',
    });
    expect(readManifest(typed)).not.toHaveProperty('overrides');
  });

  it("sets up Tailwind, after Material UI's styles and with its dark mode", () => {
    const program: DemoProgram = {
      ...typed,
      styling: 'Tailwind',
      files: [{ name: 'PinInitial.tailwind.tsx', code: 'export default () => null;\n' }],
    };
    const { entry, files } = createDemoProject(program);
    expect(files[entry]).toBe('export default () => null;\n');
    expect(files['src/index.css']).toMatch(/@import 'tailwindcss';[^]*data-mui-color-scheme/);
    expect(files['src/main.tsx']).toContain("import './index.css';");
    expect(files['src/main.tsx']).toContain('@layer theme, base, mui, components, utilities;');
    expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(readManifest(program)).toMatchObject({
      name: 'pin-initial-tailwind-demo',
      devDependencies: { tailwindcss: '4.3.3', '@tailwindcss/vite': '4.3.3' },
    });
  });

  it("keeps a demo's style sheet under its name", () => {
    const { files } = createDemoProject({
      ...typed,
      styling: 'CSS',
      files: [
        { name: 'PinInitial.css.tsx', code: "import './PinInitial.css';\n" },
        { name: 'PinInitial.css', code: '.row { color: red; }\n' },
      ],
    });
    expect(files['src/PinInitial.tsx']).toBe("import './PinInitial.css';\n");
    expect(files['src/PinInitial.css']).toBe('.row { color: red; }\n');
    expect(files).not.toHaveProperty(['src/index.css']);
  });

  it('says where it comes from and which packages are commercial', () => {
    const { files, title, description } = createDemoProject(typed);
    expect(title).toBe(typed.title);
    expect(description).toContain(typed.url);
    expect(files['README.md']).toContain(typed.url);
    expect(files['README.md']).toContain('Commercial packages in use: `@mui/x-data-grid-pro`.');
    expect(files['src/main.tsx']?.split('\n')[0]).toBe(`// ${typed.url}`);
    const free = createDemoProject({ ...typed, dependencies: { react: '18.3.1' } });
    expect(free.files['README.md']).not.toContain('License');
  });

  it('escapes the title in the page', () => {
    expect(createDemoProject(typed).files['index.html']).toContain(
      '<title>Pinned at first &lt;b&gt; &amp; more – Data Grid</title>',
    );
  });

  it('adds the icon font if a demo uses it', () => {
    const code = "import Icon, { type IconProps } from '@mui/material/Icon';\n";
    const { files } = createDemoProject({ ...typed, files: [{ name: 'PinInitial.tsx', code }] });
    expect(files['index.html']).toContain('family=Material+Icons');
    expect(createDemoProject(typed).files['index.html']).not.toContain('fonts.googleapis');
  });

  it('returns the same text for the same program', () => {
    const reversed = Object.fromEntries(Object.entries(dependencies).reverse());
    expect(JSON.stringify(createDemoProject({ ...typed, dependencies: reversed }))).toBe(
      JSON.stringify(createDemoProject(typed)),
    );
  });

  it.each(['main.tsx', 'Main.tsx', 'pininitial.tsx'])('rejects a second %s', (name) => {
    const files = [...typed.files, { name, code: '' }];
    expect(() => createDemoProject({ ...typed, files })).toThrow(
      `The project of the demo "PinInitial" has two files for src/${name}. Rename`,
    );
  });

  it('rejects files outside of the folder', () => {
    const files = [...typed.files, { name: '../shared.ts', code: '' }];
    expect(() => createDemoProject({ ...typed, files })).toThrow(
      'The demo "PinInitial" uses files outside its folder: ../shared.ts. Move them next to it.',
    );
  });
});

it.each([
  [{ '@mui/material': '7.3.10' }, "from '@mui/material/styles'", 'colorSchemes'],
  [{ '@mui/material': '5.18.0' }, "from '@mui/material/styles'", 'createTheme()'],
  [{ '@material-ui/core': '4.12.4' }, "from '@material-ui/core/styles'", 'createTheme()'],
])('wraps a program in the theme of its own Material UI: %j', (own, styles, theme) => {
  const { files } = createDemoProject({ ...typed, dependencies: { react: '18.3.1', ...own } });
  expect(files['src/main.tsx']).toContain(styles);
  expect(files['src/main.tsx']).toContain(theme);
});

it('gives a page the whole window, and every other demo some space', () => {
  const readMain = (program: DemoProgram) => createDemoProject(program).files['src/main.tsx'];
  expect(readMain(typed)).toContain('<Box sx={{ p: 3 }}>');
  expect(readMain({ ...typed, isPage: true })).not.toContain('Box');
});
