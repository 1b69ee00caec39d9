import { createFeedAd } from './createFeedAd';

const ENTRY = { company: 'A & B', link: 'https://a.test/', pixels: [] };

it('takes a name for text', () => {
  const { description } = createFeedAd({ ...ENTRY, company: '<b>"A"</b>' }, 'Carbon');
  expect(description).toBe('<strong>&lt;b&gt;"A"&lt;/b&gt;</strong>');
});

it.each([
  ['says who advertises, and what', '<em>Anvils</em>', ' – <em>Anvils</em>'],
  ['says who advertises where nothing else is said', undefined, ''],
  ['leaves no dash before a description of which nothing is left', '<script>x</script>', ''],
])('%s', (_, description, rest) => {
  const ad = createFeedAd({ ...ENTRY, ...(description && { description }) }, 'Carbon');
  expect(ad).toMatchObject({
    name: 'A & B',
    description: `<strong>A &amp; B</strong>${rest}`,
    poweredby: 'Carbon',
  });
});
