import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openProgress } from './progress';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'progress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const RESULT = { name: 'Lint', seconds: 12, hasPassed: true, output: '' };
const open = (state?: string) => openProgress(path.join(folder, 'a/progress.json'), state);

it('goes on where the same state was left', () => {
  open('one').add('lint', RESULT);
  expect(open('one').get('lint')).toBe(12);
  expect(open('one').get('types')).toBeUndefined();
});

it('starts again where anything has changed, or nobody can say', () => {
  open('one').add('lint', RESULT);
  expect(open('two').get('lint')).toBeUndefined();
  expect(open().get('lint')).toBeUndefined();
});
