import type { SharedProgram } from '@site/src/lib/sharedProgram';
import {
  getOriginal,
  isEdited,
  programReducer,
  toSharedProgram,
  type Origin,
  type ProgramAction,
  type ProgramState,
} from './programState';

const PROGRAM: SharedProgram = {
  version: 'v8',
  library: 'charts',
  styling: 'system',
  language: 'TS',
  files: [
    { name: 'App.tsx', code: 'app' },
    { name: 'rows.ts', code: 'rows' },
    { name: 'App.css', code: 'css' },
  ],
};
const ORIGIN: Origin = { type: 'template', name: '', files: { TS: PROGRAM.files } };

const opened = programReducer(undefined, { type: 'open', program: PROGRAM, origin: ORIGIN })!;
const [app, rows, css] = opened.files.map(({ id }) => id) as [string, string, string];

function run(...actions: ProgramAction[]): ProgramState {
  return actions.reduce<ProgramState>((state, action) => programReducer(state, action)!, opened);
}

const listNames = (state: ProgramState) => state.files.map(({ name }) => name);

it('opens a program at its entry, and exports it unchanged', () => {
  expect(opened.activeId).toBe(app);
  expect(toSharedProgram(opened)).toEqual(PROGRAM);
  expect(isEdited(opened)).toBe(false);
});

it("holds code from a link through all changes until it's run", () => {
  const held = programReducer(undefined, {
    type: 'open',
    program: PROGRAM,
    origin: { ...ORIGIN, type: 'code' },
    heldLink: '#code=a',
  })!;
  const id = held.activeId;
  const changes: ProgramAction[] = [
    { type: 'edit', id, code: 'other' },
    { type: 'add', name: 'more.ts' },
    { type: 'version', version: 'v7' },
    { type: 'replace', before: held.files, language: 'JS', files: [{ name: 'App.js', code: '' }] },
    { type: 'restore', state: held },
  ];
  for (const change of changes) {
    expect(programReducer(held, change)!.heldLink).toBe('#code=a');
  }
  expect(programReducer(held, { type: 'runLink' })!.heldLink).toBeUndefined();
  const next = programReducer(held, { type: 'open', program: PROGRAM, origin: ORIGIN })!;
  expect(next.heldLink).toBeUndefined();
});

it('is undefined before a program is open', () => {
  expect(programReducer(undefined, { type: 'add', name: 'x.ts' })).toBeUndefined();
});

it('edits, renames and adds files; a new one is shown', () => {
  const state = run(
    { type: 'edit', id: rows, code: 'other' },
    { type: 'rename', id: rows, name: 'data.ts' },
    { type: 'add', name: 'parts/Row.tsx' },
  );
  expect(listNames(state)).toEqual(['App.tsx', 'data.ts', 'App.css', 'parts/Row.tsx']);
  expect(state.files[1]!.code).toBe('other');
  expect(state.files.find(({ id }) => id === state.activeId)!.name).toBe('parts/Row.tsx');
  expect(isEdited(state)).toBe(true);
});

it('shows the preceding file when one is removed, and never removes the entry', () => {
  const state = run({ type: 'select', id: css }, { type: 'remove', id: css });
  expect(state.activeId).toBe(rows);
  expect(run({ type: 'remove', id: rows }).activeId).toBe(app);
  expect(run({ type: 'remove', id: app })).toBe(opened);
});

it('never reuses an ID', () => {
  const again = run(
    { type: 'remove', id: css },
    { type: 'add', name: 'new.ts' },
    { type: 'open', program: PROGRAM, origin: ORIGIN },
  );
  const ids = [...again.files, ...run({ type: 'add', name: 'new.ts' }).files].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('keeps files and the visible one when their code or names are replaced', () => {
  const state = run(
    { type: 'select', id: rows },
    {
      type: 'replace',
      before: opened.files,
      language: 'JS',
      files: [
        { name: 'App.js', code: '1' },
        { name: 'rows.js', code: '2' },
        { name: 'App.css', code: 'css' },
      ],
    },
  );
  expect(state.files.map(({ id }) => id)).toEqual([app, rows, css]);
  expect(listNames(state)).toEqual(['App.js', 'rows.js', 'App.css']);
  expect(state.activeId).toBe(rows);
  expect(state.language).toBe('JS');
});

it('matches files by name when their number changes', () => {
  const edited = run({ type: 'add', name: 'x.ts' }, { type: 'edit', id: rows, code: 'other' });
  const state = programReducer(edited, {
    type: 'replace',
    before: edited.files,
    language: 'TS',
    files: PROGRAM.files,
  })!;
  expect(state.files.map(({ id }) => id)).toEqual([app, rows, css]);
  expect(state.activeId).toBe(app);
  expect(isEdited(state)).toBe(false);
});

it("doesn't overwrite what was typed while the replacement was created", () => {
  const typed = run({ type: 'edit', id: app, code: 'typed' });
  const late: ProgramAction = {
    type: 'replace',
    before: opened.files,
    language: 'TS',
    files: PROGRAM.files,
  };
  expect(programReducer(typed, late)).toBe(typed);
});

it('resets to the current language if possible, otherwise to the original one', () => {
  expect(getOriginal(opened)).toEqual({ language: 'TS', files: PROGRAM.files });
  const script = { ...opened, language: 'JS' } as const;
  expect(getOriginal(script).language).toBe('TS');
  const files = [{ name: 'App.js', code: '' }];
  const learned = programReducer(script, { type: 'learn', language: 'JS', files })!;
  expect(getOriginal(learned)).toEqual({ language: 'JS', files });
});

it('restores an earlier state', () => {
  expect(programReducer(run({ type: 'remove', id: css }), { type: 'restore', state: opened })).toBe(
    opened,
  );
});
