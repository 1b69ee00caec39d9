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

it('continues if the state is the same', () => {
  open('one').add('lint', RESULT);
  expect(open('one').get('lint')).toBe(12);
  expect(open('one').get('types')).toBeUndefined();
});

it('starts over if anything has changed, or the state is unknown', () => {
  open('one').add('lint', RESULT);
  expect(open('two').get('lint')).toBeUndefined();
  expect(open().get('lint')).toBeUndefined();
});
