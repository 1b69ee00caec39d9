import { createHistories } from '../../../src/lib/apiHistory/createHistories';
import type { ApiProduct, ApiSpan } from '../../../src/lib/contracts/api';
import type { Difference } from './compareProduct';
import { findMemberSpan, type MajorMembers } from './findSpans';

const print = ({ since, until }: ApiSpan) => `${since ?? ''}–${until ?? ''}`;

/**
 * Compares the spans shown on the pages of a product's newest major with those from the checker's
 * `ComponentProps`.
 *
 * @param models oldest first
 * @param majors the same majors in the same order
 */
export function compareSpans(
  models: readonly ApiProduct[],
  majors: readonly MajorMembers[],
): Difference[] {
  const { pages } = createHistories(models);
  const newestFirst = majors.toReversed();
  return (models.at(-1)?.components ?? []).flatMap(({ name }) =>
    Object.entries(pages[name]?.members ?? {}).flatMap(([member, span]): Difference[] => {
      const expected = print(findMemberSpan(newestFirst, name, member));
      return print(span) === expected
        ? []
        : [
            {
              component: name,
              member,
              what: 'span',
              detail: `says ${print(span)}, is ${expected}`,
            },
          ];
    }),
  );
}
