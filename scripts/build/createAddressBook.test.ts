import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRedirectPage } from '../../plugins/redirectPages/createRedirectPage';
import { createAddressBook } from './createAddressBook';

let buildDir: string;

function write(file: string, html: string): void {
  mkdirSync(path.join(buildDir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(buildDir, file), html);
}

beforeEach(() => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'book-'));
});

afterEach(() => rmSync(buildDir, { recursive: true }));

test('the book lists the built pages, and the redirects that are not patterns', async () => {
  write('index.html', '<title data-rh=true>Home | Docs</title>');
  write('404.html', '<title>Not found</title>');
  write('x/a/index.html', '<head><title>A &amp; B | Docs</title>');
  write('x/old/index.html', createRedirectPage('/x/a/', '/assets/redirect.js'));
  write('runner/v8/index.html', '<title>Runner</title>');
  const book = await createAddressBook(buildDir, 'Docs', [
    { from: '/x/old/', to: '/x/a/' },
    { from: '/r/x-a', to: '/x/a/', status: 302 },
    { from: '/:lang/x/*', to: '/x/:splat' },
  ]);
  expect(book.pages).toEqual({ '/': 'Home', '/x/a/': 'A & B' });
  expect(book.redirects).toEqual({ '/x/old/': '/x/a/' });
});
