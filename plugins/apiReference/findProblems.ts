import type {
  ApiComponent,
  ApiInterface,
  ApiMajor,
  ApiPageProblem,
} from '../../src/lib/contracts/api';
import type { KnownProblem } from '../../src/lib/contracts/knownProblem';
import { getPathInVersion } from '../../src/lib/productVersions';
import { getPagePath } from '../knownProblems/problemNodes';

interface RowNames {
  members: ReadonlySet<string>;
  slots: ReadonlySet<string>;
}

function listRows(api: ApiComponent | ApiInterface): RowNames {
  const members = 'props' in api ? api.props : api.members;
  const slots = 'slots' in api ? api.slots : [];
  return {
    members: new Set(members.map(({ name }) => name)),
    slots: new Set(slots.map(({ name }) => name)),
  };
}

/** What the code in a title names: `onYearChange`, `slots.day`, `getRowId()`. */
const CODE = /`([\w.]+)[^`]*`/g;

/** The rows that a title names: `slots.day` is a slot, `slotProps.day` the prop `slotProps`. */
function findRows(title: string, { members, slots }: RowNames) {
  const named = [...title.matchAll(CODE)].map(([, path = '']) => path.split('.'));
  const found = {
    members: named.flatMap(([first = '', second]) =>
      members.has(first) && !(first === 'slots' && second) ? [first] : [],
    ),
    slots: named.flatMap(([first = '', second]) => {
      const slot = first === 'slots' ? second : first;
      return slot && slots.has(slot) && !members.has(first === 'slots' ? '' : first) ? [slot] : [];
    }),
  };
  return { members: [...new Set(found.members)], slots: [...new Set(found.slots)] };
}

/** The known problems of a component or type, with the rows of its page that they concern. */
export function findProblems(
  problems: readonly KnownProblem[],
  api: ApiComponent | ApiInterface,
  major: ApiMajor,
): ApiPageProblem[] {
  const rows = listRows(api);
  return problems
    .filter(({ components }) => components.includes(api.name))
    .map(({ id, title, pages: [own] }) => ({
      title,
      path: `${getPathInVersion(getPagePath(own), major)}#${id}`,
      ...findRows(title, rows),
    }));
}
