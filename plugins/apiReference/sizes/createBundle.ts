/** A component and the module that exports it. */
export interface ComponentImport {
  name: string;
  /** Name in the import if it differs: `Unstable_FunnelChart` for `FunnelChart`. */
  exportName?: string;
  /** Module path: `@mui/x-charts/BarChart`. */
  from: string;
}

export interface SizeRequest extends ComponentImport {
  /** Components that pages show together with this one. */
  others: readonly ComponentImport[];
}

/** A bundle that imports these components and nothing else. */
export interface Bundle {
  /** Equal for equal sets of components; for a single component its `getSizeKey`. */
  key: string;
  /** Without duplicates, sorted by key. */
  components: readonly ComponentImport[];
}

/** `@mui/x-charts/Toolbar#Toolbar`, because components of two products may share a name. */
export function getSizeKey({ name, exportName = name, from }: ComponentImport): string {
  return `${from}#${exportName}`;
}

/** The bundle of a set of components, regardless of their order. */
export function createBundle(components: readonly ComponentImport[]): Bundle {
  const byKey = new Map(components.map((component) => [getSizeKey(component), component]));
  const keys = [...byKey.keys()].sort();
  return { key: keys.join(' '), components: keys.flatMap((key) => byKey.get(key) ?? []) };
}

/** The two bundles whose difference is what a component adds; none if it has no `others`. */
export function createPair(
  request: SizeRequest,
): { without: Bundle; together: Bundle } | undefined {
  return request.others.length === 0
    ? undefined
    : {
        without: createBundle(request.others),
        together: createBundle([request, ...request.others]),
      };
}
