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

/** Names in the code of a title: `onYearChange`, `slots.day`, `getRowId()`. */
const CODE = /`([\w.]+)[^`]*`/g;

/** The rows that a title mentions: `slots.day` is a slot, `slotProps.day` the prop `slotProps`. */
function findRows(title: string, { members, slots }: RowNames) {
  const found = { members: new Set<string>(), slots: new Set<string>() };
  for (const [, path = ''] of title.matchAll(CODE)) {
    const [first = '', second] = path.split('.');
    const slot = first === 'slots' && second ? second : undefined;
    if (slot === undefined && members.has(first)) {
      found.members.add(first);
    } else if (slots.has(slot ?? first)) {
      found.slots.add(slot ?? first);
    }
  }
  return { members: [...found.members], slots: [...found.slots] };
}

/** The known problems of a component or type, with the affected rows of its page. */
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
