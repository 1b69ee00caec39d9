import { strFromU8, unzipSync } from 'fflate';
import { createZip } from './createZip';

const project = {
  title: 'Rows',
  description: 'From https://docs.example/',
  entry: 'src/Rows.tsx',
  files: { 'package.json': '{}\n', 'src/Rows.tsx': 'ü ✓ 𝒳\n', 'src/parts/data.ts': '' },
};

it('contains the same files', async () => {
  const contents = Object.entries(unzipSync(await createZip(project)));
  expect(Object.fromEntries(contents.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual(
    project.files,
  );
});

it('is the same archive every time', async () => {
  expect(await createZip(project)).toEqual(await createZip(project));
});
