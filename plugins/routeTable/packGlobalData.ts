import type { DocRange, PackedDocs, RouteTable } from '../../src/lib/contracts/routeTable';
import { DOCS_PLUGIN } from '../docusaurusInternals';
import { getIndexDocId } from '../../src/lib/routeTable/unpackGlobalData';

interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

export interface GlobalVersion {
  name: string;
  path: string;
  docs: GlobalDoc[];
}

export type GlobalData = Record<string, Record<string, { versions: GlobalVersion[] }>>;

/** Whether everything about a page except its sidebar follows from its path. */
const followsRule = ({ id, path, sidebar, ...others }: GlobalDoc, versionPath: string) =>
  id === getIndexDocId(path, versionPath) &&
  sidebar !== undefined &&
  Object.keys(others).length === 0;

function packDocs({ docs, path: versionPath }: GlobalVersion, paths: string[]): PackedDocs {
  const pages = new Map(
    docs.filter((doc) => followsRule(doc, versionPath)).map((doc) => [doc.path, doc]),
  );
  const ranges: DocRange[] = [];
  paths.forEach((path, index) => {
    const doc = pages.get(path);
    // A route may have a child with the same path; one of them is the page.
    if (!doc || !pages.delete(path)) {
      return;
    }
    const [start, end, sidebar] = ranges.at(-1) ?? [];
    if (start !== undefined && end === index && sidebar === doc.sidebar) {
      ranges[ranges.length - 1] = [start, index + 1, sidebar!];
    } else {
      ranges.push([index, index + 1, doc.sidebar!]);
    }
  });
  const isPacked = new Set(ranges.flatMap(([start, end]) => paths.slice(start, end)));
  return { ranges, others: docs.filter((doc) => !isPacked.has(doc.path)) };
}

/**
 * Global data contains the id and path of every page, which both follow from the route table. The
 * order changes to the table's, because Docusaurus only searches these lists.
 */
export function packGlobalData(data: GlobalData, table: RouteTable): object {
  const paths = table.paths.split('\n');
  return {
    ...data,
    ...(data[DOCS_PLUGIN] && {
      [DOCS_PLUGIN]: Object.fromEntries(
        Object.entries(data[DOCS_PLUGIN]).map(([id, { versions, ...others }]) => [
          id,
          {
            ...others,
            versions: versions.map((version) => ({ ...version, docs: packDocs(version, paths) })),
          },
        ]),
      ),
    }),
  };
}
