/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitizeHtml } from './feed/sanitizeHtml';
import { createAd, HOUSE_ADS, pickHouseAd } from './houseAds';

it.each([
  [0, 'templates'],
  [0.2499, 'templates'],
  [0.25, 'themes'],
  [0.5, 'tidelift'],
  [0.75, 'figma'],
  [0.9999, 'figma'],
])('a sample of %d picks %s', (sample, id) => {
  expect(pickHouseAd(sample).id).toBe(id);
});

it('is published by the house unless specified otherwise', () => {
  const ad = pickHouseAd(0);
  expect(createAd(ad, 'MUI X')).toMatchObject({
    poweredby: 'MUI X',
    label: 'in-house-templates',
  });
  expect(createAd({ ...ad, poweredby: 'A partner', label: 'partner' }, 'MUI X')).toMatchObject({
    poweredby: 'A partner',
    label: 'partner',
  });
});

describe.each(HOUSE_ADS.map((ad) => [ad.id, ad] as const))('%s', (_, ad) => {
  it('links to an https URL with the referrer', () => {
    const { protocol, searchParams } = new URL(ad.link);
    expect(protocol).toBe('https:');
    expect(searchParams.get('utm_source')).toBe('docs');
    expect(searchParams.get('utm_campaign')).toBeTruthy();
  });

  it("has a description that the sanitizer doesn't change, short enough for a phone", () => {
    expect(sanitizeHtml(ad.description)).toBe(ad.description);
    expect(ad.description).toMatch(/^<b>/);
    expect(ad.description.length).toBeLessThan(100);
  });

  it('has an image of the right size', () => {
    const file = path.join('static', ad.img);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain('viewBox="0 0 130 100"');
  });
});
