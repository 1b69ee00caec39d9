import { LineIcon } from '@site/src/components/Icon';
import type { SearchKind } from '@site/src/lib/contracts/search';

/**
 * The icons for kinds: a page, a `#`, a running demo, a component, braces and an exclamation mark.
 */
const PATHS = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  heading: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  demo: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  part: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  member: 'M9 4C6 4 8 11 5 12c3 1 1 8 4 8M15 4c3 0 1 7 4 8-3 1-1 8-4 8',
  error: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 8v5M12 16v.5',
} as const;

const ICONS: Readonly<Record<SearchKind, keyof typeof PATHS>> = {
  page: 'page',
  heading: 'heading',
  demo: 'demo',
  component: 'part',
  interface: 'part',
  prop: 'member',
  slot: 'member',
  class: 'member',
  event: 'member',
  selector: 'member',
  method: 'member',
  export: 'member',
  error: 'error',
  problem: 'error',
};

/** An icon for the kind of a hit, which the text next to it also mentions. */
export function KindIcon({ kind, className }: { kind: SearchKind; className?: string }) {
  return <LineIcon path={PATHS[ICONS[kind]]} className={className} />;
}
