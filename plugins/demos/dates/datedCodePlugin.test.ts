import path from 'node:path';
import { createTestDocs } from '../testDocs';
import { datedCodePlugin } from './datedCodePlugin';

const code = (value: string, lang = 'tsx') => ({ type: 'code', lang, value });

/** The output of the plugin for blocks: their texts, by the attributes around them. */
function write(...children: object[]): unknown[] {
  const docs = createTestDocs({});
  const tree = { type: 'root', children };
  const page = path.join(docs.docsDir, 'pickers/index.mdx');
  datedCodePlugin()(tree as never, { path: page, value: JSON.stringify(tree) } as never);
  docs.remove();
  type Written = { type: string; value?: string; attributes?: { value: string }[]; children?: [] };
  const describeNode = ({ type, value, attributes = [], children = [] }: Written): unknown =>
    type === 'code'
      ? value
      : [...attributes.map((attribute) => attribute.value), ...children.map(describeNode)];
  return (tree.children as Written[]).map(describeNode);
}

it('writes a block for every library, for the screen only', () => {
  expect(write(code("<DatePicker minDate={dayjs('2025-06-12')} />"))).toEqual([
    ['dayjs', "<DatePicker minDate={dayjs('2025-06-12')} />"],
    ['date-fns', 'none', "<DatePicker minDate={parseISO('2025-06-12')} />"],
    ['luxon', 'none', "<DatePicker minDate={DateTime.fromISO('2025-06-12')} />"],
    ['moment', 'none', "<DatePicker minDate={moment('2025-06-12')} />"],
  ]);
});

it("leaves blocks alone that have no dates, can't be translated, or aren't programs", () => {
  const blocks = ['const rows = [];', "dayjs().format('D')"];
  expect(write(...blocks.map((block) => code(block)), code('npm install dayjs', 'bash'))).toEqual([
    ...blocks,
    'npm install dayjs',
  ]);
});

it('leaves tabs alone, which have a block for each library', () => {
  const tab = {
    type: 'mdxJsxFlowElement',
    name: 'TabItem',
    attributes: [],
    children: [code('dayjs()')],
  };
  expect(write(tab)).toEqual([['dayjs()']]);
});
