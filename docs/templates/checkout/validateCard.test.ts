import { texts } from './texts';
import { emptyCard, validateCard } from './validateCard';

const today = new Date(2026, 10, 23);
const { errors } = texts.payment;
const fine = {
  number: '4242 4242 4242 4242',
  expiry: '11 / 26',
  code: '123',
  holder: 'Mara Willems',
};

it('takes a card until the end of its last month', () => {
  expect(Object.values(validateCard(fine, today)).filter(Boolean)).toEqual([]);
  expect(validateCard({ ...fine, expiry: '10 / 26' }, today).expiry).toBe(
    errors.expiryPast,
  );
});

it('asks for everything that is missing', () => {
  expect(validateCard(emptyCard, today)).toEqual({
    number: errors.numberMissing,
    expiry: errors.expiryMissing,
    code: errors.code(3),
    holder: errors.holderMissing,
  });
});

it.each([
  ['4242 4242 4242 424', errors.numberShort(1)],
  ['4242', errors.numberShort(12)],
  ['4242 4242 4242 4243', errors.numberWrong],
])('says what is wrong with the number %s', (number, message) => {
  expect(validateCard({ ...fine, number }, today).number).toBe(message);
});

it.each(['13 / 28', '00 / 28', '04'])('finds no month and year in %s', (expiry) => {
  expect(validateCard({ ...fine, expiry }, today).expiry).toBe(errors.expiryWrong);
});

it('wants four digits with American Express', () => {
  const card = { ...fine, number: '3714 496353 98431' };
  expect(validateCard(card, today).code).toBe(errors.code(4));
  expect(validateCard({ ...card, code: '1234' }, today).code).toBeUndefined();
});
