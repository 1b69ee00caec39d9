import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import type { ErrorCodeTable } from '../../src/lib/contracts/errorCodes';
import { createErrorCodesPlugin } from '.';
import { createTestSite } from './testSite';

it('provides the table as a module for the page, and as a file for others', async () => {
  const siteDir = createTestSite();
  const plugin = createErrorCodesPlugin({ docsDirs: ['docs', 'old'], staticDir: 'static/made' })({
    siteDir,
  } as LoadContext);
  const createData = jest.fn().mockResolvedValue('');
  const content = (await plugin.loadContent!()) as ErrorCodeTable;
  await plugin.contentLoaded!({
    content,
    actions: { createData } as unknown as PluginContentLoadedActions,
  });

  const file = readFileSync(path.join(siteDir, 'static/made/error-codes.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(content);
  expect(content.codes.map(({ code }) => code)).toEqual([2, 7]);
  expect(plugin.name).toBe('error-codes');
  expect(createData).toHaveBeenCalledWith('table.json', file);
  rmSync(siteDir, { recursive: true });
});
