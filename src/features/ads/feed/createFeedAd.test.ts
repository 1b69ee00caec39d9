/** @jest-environment jsdom */
import { createFeedAd } from './createFeedAd';

const ENTRY = { company: 'A & B', link: 'https://a.test/', pixels: [] };

it('treats a name as text', () => {
  const { description } = createFeedAd({ ...ENTRY, company: '<b>"A"</b>' }, 'Carbon');
  expect(description).toBe('<strong>&lt;b&gt;"A"&lt;/b&gt;</strong>');
});

it.each([
  ['shows the advertiser and the description', '<em>Anvils</em>', ' – <em>Anvils</em>'],
  ['shows only the advertiser if there is no description', undefined, ''],
  ['adds no dash before a description that is empty after sanitizing', '<script>x</script>', ''],
])('%s', (_, description, rest) => {
  const ad = createFeedAd({ ...ENTRY, ...(description && { description }) }, 'Carbon');
  expect(ad).toMatchObject({
    name: 'A & B',
    description: `<strong>A &amp; B</strong>${rest}`,
    poweredby: 'Carbon',
  });
});
