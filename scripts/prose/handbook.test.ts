import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listDocuments } from './listDocuments';

const SITE_DIR = path.join(__dirname, '../..');

const documents = listDocuments(SITE_DIR).map((file) => ({
  file,
  text: readFileSync(path.join(SITE_DIR, file), 'utf8'),
}));

const { scripts } = JSON.parse(readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const find = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

const exists = (file: string) => existsSync(path.join(SITE_DIR, file));

/** As GitHub derives them from headings. */
const listAnchors = (text: string) =>
  find(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  );

describe.each(documents)('$file', ({ file, text }) => {
  it('can be read in one sitting', () => {
    const most = file.startsWith('handbook') ? 200 : 150;
    expect(text.split('\n').length).toBeLessThanOrEqual(most);
  });

  it('names files that exist', () => {
    const names = find(
      text,
      /`((?:src|plugins|scripts|testing|e2e|nav|i18n|\.github)\/[\w./-]+)`/g,
    );
    expect(names.filter((name) => !exists(name))).toEqual([]);
  });

  it('names commands that exist', () => {
    const names = find(text, /npm run (?:--silent )?([a-z][\w:-]*)/g);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const broken = find(text, /\]\(([^):]+)\)/g)
      .filter((link) => !link.startsWith('/'))
      .filter((link) => {
        const [name, anchor] = link.split('#');
        const target = path.join(path.dirname(file), name!);
        const linked = documents.find((document) => document.file === target);
        return anchor ? !linked || !listAnchors(linked.text).includes(anchor) : !exists(target);
      });
    expect(broken.filter((link) => !link.startsWith('#'))).toEqual([]);
  });
});
