import { expect, test } from '@playwright/test';
import { describeHeights, MEASURED_WIDTHS } from '../testing/visitor/heights';
import { VARIANTS } from '../testing/plan/variants';
import { visitPage } from '../testing/visitor/visitPage';

const PATH = '/x/react-tree-view/quickstart/';
const TITLE = 'Tree View quickstart';
const VISIT = {
  path: PATH,
  variants: [VARIANTS[0], VARIANTS[1]],
  widths: MEASURED_WIDTHS,
  opensCode: true,
} as const;

test('a correct page has no findings', async ({ context, baseURL }) => {
  test.setTimeout(120_000);
  const { findings, spaces } = await visitPage(context, {
    ...VISIT,
    origin: baseURL!,
    title: TITLE,
  });
  expect(findings).toEqual([]);
  expect(new Set(spaces.map(({ width }) => width))).toEqual(new Set([1440, 1024, 390, 360]));
});

test('a page reports where its demos need more space, and console messages', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await context.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/--height:\d+px/g, '--height:40px')
      .replace('</head>', '<script>console.warn("Spoken by the page")</script></head>');
    // The site's policy doesn't allow what is inserted into the page here.
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers, body });
  });
  const { findings, spaces } = await visitPage(context, {
    ...VISIT,
    origin: baseURL!,
    title: 'Another title',
  });
  expect(findings.join('\n')).toContain(`${PATH} shows "${TITLE}" instead of "Another title".`);
  expect(findings.join('\n')).toContain('Console message: warning: Spoken by the page');
  expect(spaces).toEqual([]);

  const seen = await visitPage(context, {
    ...VISIT,
    origin: baseURL!,
    title: TITLE,
  });
  const name = seen.spaces[0]!.name;
  const [misfit] = describeHeights('a.mdx', [{ name, line: 3, height: 40 }], seen.spaces);
  expect(misfit?.message).toMatch(/needs more space.* Write height=\{\d+\}/);
});

test('a page that does not exist is a finding', async ({ context, baseURL }) => {
  const path = '/x/no-such-page/';
  const { findings } = await visitPage(context, { ...VISIT, origin: baseURL!, path });
  expect(findings.join('\n')).toContain('The server responds with status 404.');
});
