import { chooseMajors } from './chooseMajors';

const ALL = { all: ['v6', 'v7', 'v8'], own: ['v8'] } as const;

it('reads every major for a build', () => {
  expect(chooseMajors({ ...ALL, read: ['v7'], isServing: false })).toEqual({
    majors: ['v6', 'v7', 'v8'],
    missing: ['v6', 'v8'],
    left: [],
  });
});

it('leaves other majors unread during development', () => {
  expect(chooseMajors({ ...ALL, read: [], isServing: true })).toEqual({
    majors: ['v8'],
    missing: ['v8'],
    left: ['v6', 'v7'],
  });
});

it('shows majors that were read before', () => {
  expect(chooseMajors({ ...ALL, read: ['v6', 'v8'], isServing: true })).toEqual({
    majors: ['v6', 'v8'],
    missing: [],
    left: ['v7'],
  });
});
