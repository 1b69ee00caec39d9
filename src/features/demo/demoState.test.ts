import { demoReducer, editFile, editPreview, type DemoState } from './demoState';

const entry = {
  name: 'Basic.tsx',
  code: 'export default function Basic() {\n  return (\n    <Grid\n      rows={rows}\n    />\n  );\n}',
};
const rows = { name: 'rows.ts', code: 'export const rows = [];' };
const preview = { code: '<Grid\n  rows={rows}\n/>', indent: 4 };
const start = { files: [entry, rows], preview: preview.code };

it('opens, closes and restarts without the edits', () => {
  const state: DemoState = {
    isCodeOpen: false,
    isCodeToggled: false,
    runs: 0,
    edits: { 'system-TS': start },
  };
  const opened = demoReducer(state, { type: 'TOGGLE_CODE' });
  expect(opened.isCodeOpen).toBe(true);
  expect(demoReducer(opened, { type: 'OPEN_CODE' }).isCodeOpen).toBe(true);
  expect(demoReducer(opened, { type: 'RESET' })).toEqual({
    isCodeOpen: true,
    isCodeToggled: true,
    runs: 1,
    edits: {},
  });
});

it('puts a changed preview back into the source, indented, repeatedly', () => {
  const once = editPreview(start, preview, '<Grid\n  rows={[]}\n  label="$&"\n/>');
  expect(once.files[0]!.code).toContain(
    '    <Grid\n      rows={[]}\n      label="$&"\n    />\n  );',
  );
  const twice = editPreview(once, preview, '<Grid />');
  expect(twice.files[0]!.code).toContain('    <Grid />\n  );');
  expect(twice.files[1]).toBe(rows);
});

it("holds code from a link through edits until it's run or dropped", () => {
  const opened: DemoState = { isCodeOpen: false, isCodeToggled: false, runs: 0, edits: {} };
  const link = { key: 'system-TS', hash: '#edit-system-Basic=a' };
  const held = demoReducer(opened, { type: 'OPEN_LINK', ...link, edit: start, isHeld: true });
  // At the same time, so that the page only moves once.
  expect(held).toEqual({
    ...opened,
    isCodeOpen: true,
    edits: { 'system-TS': start },
    heldLink: link,
  });
  const edited = demoReducer(held, { type: 'EDIT', key: link.key, edit: { files: [rows] } });
  expect(edited.heldLink).toBe(held.heldLink);
  expect(demoReducer(edited, { type: 'RUN_LINK' })).toEqual({ ...edited, heldLink: undefined });
  expect(demoReducer(edited, { type: 'RESET' }).heldLink).toBeUndefined();
  expect(demoReducer(edited, { type: 'DROP_EDITS' }).heldLink).toBeUndefined();
  const own = demoReducer(opened, { type: 'OPEN_LINK', ...link, edit: start, isHeld: false });
  expect(own.heldLink).toBeUndefined();
});

it('drops the preview if the source no longer contains it', () => {
  const elsewhere = editFile(start, preview, 'rows.ts', 'export const rows = [1];');
  expect(elsewhere.preview).toBe(preview.code);
  const gone = editFile(start, preview, 'Basic.tsx', 'export default () => null;');
  expect(gone.preview).toBeUndefined();
  expect(gone.files[0]!.code).toBe('export default () => null;');
});
