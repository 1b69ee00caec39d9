import type { ApiClass, ApiHistory, ApiMajor, ApiPage, ApiSpan } from '../contracts/api';

/** A section of a reference page; also the ID of its heading. */
export type SectionId =
  | 'demos'
  | 'import'
  | 'props'
  | 'properties'
  | 'slots'
  | 'classes'
  | 'changes'
  | 'source-code';

/** A part that the latest major no longer has. */
export interface GonePart {
  kind: 'member' | 'slot' | 'class';
  name: string;
  until: ApiMajor;
}

function listGonePairs(kind: GonePart['kind'], spans: Readonly<Record<string, ApiSpan>>) {
  return Object.entries(spans).flatMap(([name, { until }]): GonePart[] =>
    until ? [{ kind, name, until }] : [],
  );
}

/** Props, slots and classes that older majors had, in that order. */
export function listGone({ members, slots, classes }: ApiHistory): GonePart[] {
  return [
    ...listGonePairs('member', members),
    ...listGonePairs('slot', slots),
    ...listGonePairs('class', classes),
  ];
}

/** The major to show for a part: only if it was added later than its owner. */
export function getSince(part: ApiSpan | undefined, owner: ApiSpan): ApiMajor | undefined {
  return part?.since === owner.since ? undefined : part?.since;
}

function hasChanges({ history }: ApiPage): boolean {
  const parts = [history.members, history.slots, history.classes].flatMap(Object.values<ApiSpan>);
  return [history, ...parts].some(({ since, until }) => since ?? until);
}

/** The non-empty sections of a page, in order. */
export function listSections(page: ApiPage): SectionId[] {
  const { kind, api, demos } = page;
  const isComponent = kind === 'component';
  const sections: Record<SectionId, boolean> = {
    demos: demos.length > 0,
    import: api.imports.length > 0,
    props: isComponent && api.props.length + api.inherited.length > 0,
    properties: !isComponent && api.members.length > 0,
    slots: isComponent && api.slots.length > 0,
    classes: isComponent && api.classes.length > 0,
    changes: hasChanges(page),
    'source-code': isComponent,
  };
  return (Object.keys(sections) as SectionId[]).filter((id) => sections[id]);
}

/**
 * The common prefix of all classes that aren't global, before the rule name (`.MuiDataGrid-`), so
 * that it needn't be repeated. Undefined if there's no such prefix.
 */
export function getRulePrefix(classes: readonly ApiClass[]): string | undefined {
  const own = classes.filter(({ isGlobal }) => !isGlobal);
  const [first] = own;
  const prefix = first?.className.slice(0, -first.key.length);
  return prefix && own.every(({ key, className }) => className === prefix + key)
    ? prefix
    : undefined;
}
