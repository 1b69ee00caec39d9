import { takeOption } from './takeOption';

test.each([
  [['--versions', 'v7', '--port', '1'], 'v7', ['--port', '1']],
  [['--port', '1', '--versions=v7,v6'], 'v7,v6', ['--port', '1']],
  [['--port', '1'], undefined, ['--port', '1']],
])('takes the value out of %j', (args, value, rest) => {
  expect(takeOption(args, '--versions')).toEqual({ value, rest });
});
