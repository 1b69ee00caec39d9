import { chooseSource, type SourceInput } from './source';

const READER: SourceInput = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  isEnabled: true,
  hasScript: true,
  verdict: 'waiting',
  appealSample: 0.5,
};

const bot = (userAgent: string): Partial<SourceInput> => ({ userAgent });

it.each<[string, Partial<SourceInput>, string]>([
  ['Google', bot('Mozilla/5.0 (compatible; Googlebot/2.1)'), 'none'],
  ['a crawler', bot('SomeCRAWLER/1'), 'none'],
  ['a spider', bot('Baiduspider'), 'none'],
  ['a robot', bot('My Robot'), 'none'],
  ['something that is crawling', bot('crawling the web'), 'none'],
  ['a bot with a blocker', { ...bot('bot'), verdict: 'blocked', appealSample: 0 }, 'none'],
  ['development', { isEnabled: false }, 'none'],
  ['a blocker, sample 0', { verdict: 'blocked', appealSample: 0 }, 'appeal: in-house-adblock'],
  ['a blocker, 0.1999', { verdict: 'blocked', appealSample: 0.1999 }, 'appeal: in-house-adblock'],
  ['a blocker, 0.2', { verdict: 'blocked', appealSample: 0.2 }, 'house: in-house'],
  ['a blocker, 0.9999', { verdict: 'blocked', appealSample: 0.9999 }, 'house: in-house'],
  ['backers only', { verdict: 'backers', appealSample: 0 }, 'house: in-house-carbon'],
  ['an ad that is loading', { verdict: 'waiting', appealSample: 0 }, 'script: carbon'],
  ['an ad that arrived', { verdict: 'shown', appealSample: 0 }, 'script: carbon'],
  ['no third party', { hasScript: false, appealSample: 0 }, 'house: in-house'],
])('%s', (_, input, expected) => {
  const source = chooseSource({ ...READER, ...input });
  expect(Object.values(source).join(': ')).toBe(expected);
});
