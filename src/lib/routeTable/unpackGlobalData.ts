import type { PackedDocs, RouteTable } from '../contracts/routeTable';

interface PackedVersion {
  path: string;
  docs: PackedDocs;
}

type PackedData = Record<string, Record<string, { versions?: PackedVersion[] }>>;

/** The ID of a page that is the `index` of its folder. */
export function getIndexDocId(path: string, versionPath: string): string {
  return `${path.slice(versionPath.length).replace(/^\//, '')}index`;
}

function unpackDocs({ docs, path: versionPath }: PackedVersion, paths: string[]): object[] {
  const pages = docs.ranges.flatMap(([start, end, sidebar]) =>
    paths
      .slice(start, end)
      .map((path) => ({ id: getIndexDocId(path, versionPath), path, sidebar })),
  );
  return [...pages, ...docs.others];
}

/** Docusaurus' global data, with the pages of each docs version unpacked. */
export function unpackGlobalData(data: PackedData, { paths }: RouteTable): object {
  const lines = paths.split('\n');
  const { 'docusaurus-plugin-content-docs': docs, ...others } = data;
  return {
    ...others,
    ...(docs && {
      'docusaurus-plugin-content-docs': Object.fromEntries(
        Object.entries(docs).map(([id, { versions = [], ...rest }]) => [
          id,
          {
            ...rest,
            versions: versions.map((version) => ({ ...version, docs: unpackDocs(version, lines) })),
          },
        ]),
      ),
    }),
  };
}
