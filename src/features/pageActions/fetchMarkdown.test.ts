import { fetchMarkdown, listMarkdownPaths } from './fetchMarkdown';

const PATH = '/x/react-data-grid/sorting/';

/** Serves text at URLs; a number is a status. */
function serve(files: Record<string, string | number>): jest.Mock {
  const respond = (address: string) => {
    const file = files[address] ?? 404;
    const status = typeof file === 'number' ? file : 200;
    const text = () => Promise.resolve(String(file));
    return Promise.resolve({ ok: status === 200, status, text });
  };
  const mock = jest.fn(respond);
  Object.assign(globalThis, { fetch: mock });
  return mock;
}

it('requests the variant, then its language, then the default', () => {
  expect(listMarkdownPaths(PATH, { language: 'JS', styling: 'Tailwind' })).toEqual([
    '/x/react-data-grid/sorting.tailwind.js.md',
    '/x/react-data-grid/sorting.js.md',
    '/x/react-data-grid/sorting.md',
  ]);
  expect(listMarkdownPaths(PATH, { language: 'TS', styling: 'CSS' })).toEqual([
    '/x/react-data-grid/sorting.css.md',
    '/x/react-data-grid/sorting.md',
  ]);
});

it('uses the closest variant that exists, also below a base URL', async () => {
  serve({ '/base/x/react-data-grid/sorting.js.md': 'in JavaScript' });
  expect(await fetchMarkdown(`/base${PATH}`, { language: 'JS', styling: 'CSS' })).toEqual({
    path: '/base/x/react-data-grid/sorting.js.md',
    text: 'in JavaScript',
  });
});

it('requests the default once', async () => {
  const mock = serve({ '/x/react-data-grid/sorting.md': 'text' });
  await fetchMarkdown(PATH, { language: 'TS', styling: 'system' });
  expect(mock.mock.calls).toEqual([['/x/react-data-grid/sorting.md']]);
});

it("rejects if the page can't be loaded, rather than using another variant", async () => {
  serve({ '/x/react-data-grid/sorting.js.md': 500, '/x/react-data-grid/sorting.md': 'text' });
  const variant = { language: 'JS', styling: 'system' } as const;
  await expect(fetchMarkdown(PATH, variant)).rejects.toThrow('sorting.js.md: 500');
  serve({});
  await expect(fetchMarkdown(PATH, variant)).rejects.toThrow('not served as Markdown');
});
