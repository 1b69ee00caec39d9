import { createRequire } from 'node:module';

type Loader = (this: { resourceQuery: string; resourcePath: string }, source: string) => string;

const tailwindLoader = createRequire(__filename)('./tailwindLoader.cjs') as Loader;

const load = (resourceQuery: string) =>
  tailwindLoader.call(
    { resourceQuery, resourcePath: '/site/tailwind.css' },
    "@source '../FOLDER/*.tailwind.tsx'; [data-tailwind='FOLDER'] {}",
  );

it('creates the style sheet of the requested folder', () => {
  expect(load('?docs/grid/style')).toBe(
    "@source '../docs/grid/style/*.tailwind.tsx'; [data-tailwind='docs/grid/style'] {}",
  );
});

it('says what is missing', () => {
  expect(() => load('')).toThrow('/site/tailwind.css is imported for the demos of a folder');
});
