/** A component and the module that exports it. */
export interface ComponentImport {
  name: string;
  /** Name in the import, where that is another: `Unstable_FunnelChart` of `FunnelChart`. */
  exportName?: string;
  /** Module path: `@mui/x-charts/BarChart`. */
  from: string;
}

export interface SizeRequest extends ComponentImport {
  /** What the pages that show the component show beside it. */
  others: readonly ComponentImport[];
}

/** A bundle that imports these components and nothing else. */
export interface Bundle {
  /** Equal for equal sets of components; of one component its `getSizeKey`. */
  key: string;
  /** Each once, in the order of their keys. */
  components: readonly ComponentImport[];
}

/** `@mui/x-charts/Toolbar#Toolbar`: a name alone may stand for components of two products. */
export function getSizeKey({ name, exportName = name, from }: ComponentImport): string {
  return `${from}#${exportName}`;
}

/** The bundle of a set of components, whatever their order. */
export function createBundle(components: readonly ComponentImport[]): Bundle {
  const byKey = new Map(components.map((component) => [getSizeKey(component), component]));
  const keys = [...byKey.keys()].sort();
  return { key: keys.join(' '), components: keys.flatMap((key) => byKey.get(key) ?? []) };
}

/** The two bundles whose difference is what a component adds; none where it has no `others`. */
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
