import { createReference, decide, TEST_CARDS } from './service';

const readDigits = (card: string) => card.replaceAll(' ', '');

it('declines one test card, each time', () => {
  const cardDigits = readDigits(TEST_CARDS.declined);
  expect(decide({ cardDigits, attempt: 1 })).toEqual({ problem: 'declined' });
  expect(decide({ cardDigits, attempt: 2 })).toEqual({ problem: 'declined' });
});

it('answers one test card at the second attempt', () => {
  const cardDigits = readDigits(TEST_CARDS.silentAtFirst);
  expect(decide({ cardDigits, attempt: 1 })).toEqual({ problem: 'unreachable' });
  expect(decide({ cardDigits, attempt: 2 })).toHaveProperty('number');
});

it('takes other cards and transfers', () => {
  expect(
    decide({ cardDigits: readDigits(TEST_CARDS.accepted), attempt: 1 }),
  ).toHaveProperty('number');
  expect(decide({ attempt: 1 })).toHaveProperty('number');
});

it('makes references that pass the check of 97', () => {
  const reference = createReference('ES-20417');
  expect(reference).toBe('+++000/0020/41747+++');
  const digits = reference.replace(/\D/g, '');
  expect(Number(digits.slice(0, 10)) % 97).toBe(Number(digits.slice(10)) % 97);
});
