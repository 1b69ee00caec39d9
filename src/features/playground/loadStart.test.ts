import type { SharedProgram } from '@site/src/lib/sharedProgram';
import { loadStart } from './loadStart';
import type { Start } from './startHash';
import { TEMPLATES } from './templates';

const FILE = { name: 'PinInitial.tsx', code: 'typed', html: '<i>typed</i>' };
const SCRIPT = { name: 'PinInitial.js', code: 'plain', html: '<i>plain</i>' };
const DEMO = {
  name: 'PinInitial',
  path: 'docs/react-charts/PinInitial.tsx',
  stylings: {
    system: { TS: { files: [FILE] }, JS: { files: [SCRIPT] } },
    Tailwind: { TS: { files: [{ ...FILE, code: 'tailwind' }] }, JS: { files: [SCRIPT] } },
  },
};
const START: Start = {
  type: 'demo',
  id: 'react-charts/PinInitial',
  styling: 'system',
  language: undefined,
};

const refuse = () => Promise.reject(new Error('Not Found'));
const sources = {
  decode: () => Promise.resolve(undefined),
  fetchDemo: jest.fn(() => Promise.resolve<unknown>(DEMO)),
  language: 'TS' as const,
  isOwnLink: () => false,
};

it('starts with the Data Grid if nothing is requested', async () => {
  const { program, problem } = await loadStart(undefined, { ...sources, fetchDemo: refuse });
  expect(program).toMatchObject({ library: 'data-grid', language: 'TS' });
  expect(program.files).toBe(TEMPLATES['data-grid']);
  expect(problem).toBeUndefined();
});

it('converts a template to JavaScript if the reader prefers it', async () => {
  const { program, origin } = await loadStart(undefined, { ...sources, language: 'JS' });
  expect(program.language).toBe('JS');
  expect(program.files[0]!.name).toBe('TrailGrid.js');
  expect(program.files[0]!.code).not.toContain('GridColDef');
  expect(origin.files.TS).toBe(TEMPLATES['data-grid']);
});

it("opens a demo without its HTML, in the reader's language", async () => {
  const { program, origin } = await loadStart(START, { ...sources, language: 'JS' });
  expect(sources.fetchDemo).toHaveBeenCalledWith('react-charts/PinInitial');
  expect(program).toEqual({
    version: 'v8',
    library: 'charts',
    styling: 'system',
    language: 'JS',
    files: [{ name: 'PinInitial.js', code: 'plain' }],
  });
  expect(origin).toMatchObject({ type: 'demo', name: 'PinInitial' });
  expect(origin.files.TS).toEqual([{ name: 'PinInitial.tsx', code: 'typed' }]);
});

it('opens the styling and language in the URL if the demo has them', async () => {
  const tailwind = await loadStart({ ...START, styling: 'Tailwind', language: 'TS' }, sources);
  expect(tailwind.program).toMatchObject({ styling: 'Tailwind', files: [{ code: 'tailwind' }] });
  const css = await loadStart({ ...START, styling: 'CSS' }, sources);
  expect(css.program).toMatchObject({ styling: 'system', files: [{ code: 'typed' }] });
});

it.each([
  ['missing', refuse],
  ['empty', () => Promise.resolve({})],
  ['malformed', () => Promise.resolve({ stylings: { system: { TS: { files: [{}] } } } })],
])("shows the library's template for a %s demo", async (_what, fetchDemo) => {
  const { program, problem } = await loadStart(START, { ...sources, fetchDemo });
  expect(problem).toBe('noDemo');
  expect(program.files).toBe(TEMPLATES.charts);
});

it("opens the code in a URL, held unless it's known, or reports that it can't be read", async () => {
  const shared: SharedProgram = {
    version: 'v8',
    library: 'tree-view',
    styling: 'CSS',
    language: 'JS',
    files: [{ name: 'App.js', code: '' }],
  };
  const start: Start = { type: 'code', text: 'abc' };
  const decode = (text: string) => Promise.resolve(text === 'abc' ? shared : undefined);
  const opening = {
    program: shared,
    origin: { type: 'code', name: '', files: { JS: shared.files } },
  };
  expect(await loadStart(start, { ...sources, decode })).toEqual({
    ...opening,
    heldLink: '#code=abc',
  });
  const isOwnLink = (hash: string) => hash === '#code=abc';
  expect(await loadStart(start, { ...sources, decode, isOwnLink })).toEqual(opening);
  const cut = await loadStart({ ...start, text: 'ab' }, { ...sources, decode });
  expect(cut.problem).toBe('badCode');
});
