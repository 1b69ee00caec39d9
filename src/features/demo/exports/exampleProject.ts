import type { DemoProject } from '@site/src/lib/demoProject/createDemoProject';

/** The project exported by the tests in this folder. */
export const exampleProject: DemoProject = {
  title: 'Pinned at first – Data Grid',
  description: 'From https://docs.example/x/column-pinning/#PinInitial',
  entry: 'src/PinInitial.tsx',
  files: {
    'package.json': '{\n  "name": "pin-initial-demo"\n}\n',
    'src/PinInitial.tsx': 'export default () => <b title="ü & \' ✓">{1 > 0}</b>;\n'.repeat(40),
    'src/parts/rows.ts': 'export const rows = ["𝒳"];\n',
  },
};
