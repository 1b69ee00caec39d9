import type { DateLibrary } from '../../../src/lib/dateLibraries';

/** The library that demos are written in. */
export const WRITTEN_LIBRARY = 'dayjs' satisfies DateLibrary;

export type OtherLibrary = Exclude<DateLibrary, typeof WRITTEN_LIBRARY>;

/** How a date library expresses what demos write with Day.js. */
export interface Dialect {
  /** Name of its adapter, and of the pickers entry that exports it. */
  adapter: string;
  /** Its date type. */
  type: string;
  /** Code that creates a date from an ISO string without an offset, so in the user's local time. */
  parse: string;
  /** Code that creates the current date. */
  now: string;
  /** Import of what a file needs, sorted by name; undefined if it needs nothing. */
  write: (needs: { type: boolean; parse: boolean; now: boolean }) => string | undefined;
}

export const DIALECTS: Readonly<Record<OtherLibrary, Dialect>> = {
  'date-fns': {
    adapter: 'AdapterDateFns',
    type: 'Date',
    // `new Date('2025-06-12')` is midnight UTC.
    parse: 'parseISO',
    now: 'new Date',
    write: ({ parse }) => (parse ? "import { parseISO } from 'date-fns';" : undefined),
  },
  luxon: {
    adapter: 'AdapterLuxon',
    type: 'DateTime',
    parse: 'DateTime.fromISO',
    now: 'DateTime.now',
    write: ({ parse, now }) => `import { ${parse || now ? '' : 'type '}DateTime } from 'luxon';`,
  },
  moment: {
    adapter: 'AdapterMoment',
    type: 'Moment',
    parse: 'moment',
    now: 'moment',
    write: ({ type, parse, now }) => {
      const names = [...(parse || now ? ['moment'] : []), ...(type ? ['{ type Moment }'] : [])];
      return `import ${names.join(', ')} from 'moment';`;
    },
  },
};

export const OTHER_LIBRARIES = Object.keys(DIALECTS) as OtherLibrary[];
