import dayjs from 'dayjs';
import { countries, homeCountry } from './countries';
import { findDayProblem, findEarliest, formatDay } from './deliveryDays';
import { texts } from './texts';
import { validateAddress } from './validateAddress';

const friday = dayjs('2026-11-20T15:00');

it('counts working days only', () => {
  expect(findEarliest(friday, { leadDays: 1 }).format('YYYY-MM-DD')).toBe(
    '2026-11-23',
  );
  expect(findEarliest(friday, { leadDays: 5 }).format('YYYY-MM-DD')).toBe(
    '2026-11-27',
  );
  expect(findEarliest(friday, { leadDays: 6 }).format('YYYY-MM-DD')).toBe(
    '2026-11-30',
  );
});

it.each([
  [null, 'missing'],
  [dayjs('nonsense'), 'invalid'],
  [dayjs('2026-11-24'), 'tooEarly'],
  [dayjs('2026-11-25'), undefined],
  [dayjs('2026-11-28'), 'weekend'],
  [dayjs('2026-11-29'), 'weekend'],
  [dayjs('2027-01-15'), undefined],
  [dayjs('2027-01-18'), 'tooLate'],
])('judges %s', (day, problem) => {
  expect(findDayProblem(day, friday, { leadDays: 3 })).toBe(problem);
});

const address = {
  email: 'mara@example.com',
  name: 'Mara Willems',
  country: homeCountry,
  street: 'Kraanlei 55',
  postcode: '9000',
  city: 'Ghent',
  phone: '',
  day: dayjs('2026-11-25'),
};

const listErrors = (change: object) =>
  Object.entries(validateAddress({ ...address, ...change }, friday)).filter(
    ([, error]) => error,
  );

it('takes an address without a phone', () => {
  expect(listErrors({})).toEqual([]);
});

it('names the first day when the chosen one is too soon', () => {
  expect(formatDay(dayjs('2026-11-25'))).toBe('Wednesday, November 25');
  expect(listErrors({ day: dayjs('2026-11-23') })).toEqual([
    ['day', texts.address.errors.day.tooEarly('Wednesday, November 25')],
  ]);
});

it.each([
  [{ email: 'mara' }, 'email'],
  [{ email: ' ' }, 'email'],
  [{ name: ' ' }, 'name'],
  [{ street: '' }, 'street'],
  [{ city: '' }, 'city'],
  [{ postcode: '900' }, 'postcode'],
  [{ phone: '12' }, 'phone'],
])('finds what is wrong with %j', (change, field) => {
  expect(listErrors(change).map(([name]) => name)).toEqual([field]);
});

it.each(countries.map((country) => [country.name, country] as const))(
  'takes the postcode that it gives as an example for %s',
  (_, country) => {
    const day = findEarliest(friday, country);
    expect(listErrors({ country, postcode: country.postcodeExample, day })).toEqual(
      [],
    );
  },
);
