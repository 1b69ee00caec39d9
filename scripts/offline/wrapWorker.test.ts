import { BUILD_PLACEHOLDER } from '../../src/lib/contracts/offline';
import { wrapWorker } from './wrapWorker';

it('inlines what the program imports, with the name of the build', () => {
  const said: string[] = [];
  const worker = wrapWorker(
    `importScripts('/1.sw.js'); say('main');`,
    `say('build ${BUILD_PLACEHOLDER}');`,
    'b1',
  );
  new Function('say', worker)((text: string) => said.push(text));
  expect(said).toEqual(['build b1', 'main']);
});

it('rejects a worker without a placeholder for the build', () => {
  expect(() => wrapWorker('', 'self.build = 1;', 'b1')).toThrow('has no "%DOCS_BUILD%"');
});
