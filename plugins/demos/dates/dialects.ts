import type { DateLibrary } from '../../../src/lib/dateLibraries';

/** The library that demos are written with. */
export const WRITTEN_LIBRARY = 'dayjs' satisfies DateLibrary;

export type OtherLibrary = Exclude<DateLibrary, typeof WRITTEN_LIBRARY>;

/** How a date library says what demos say with Day.js. */
export interface Dialect {
  /** Name of its adapter, and of the entry of the pickers that exports it. */
  adapter: string;
  /** The type of its dates. */
  type: string;
  /** What makes a date of an ISO text, without an offset and so in the reader's own time. */
  parse: string;
  /** What makes a date of now. */
  now: string;
  /** Import of what a file needs of these, in the order of their names; undefined for nothing. */
  write: (needs: { type: boolean; parse: boolean; now: boolean }) => string | undefined;
}

export const DIALECTS: Readonly<Record<OtherLibrary, Dialect>> = {
  'date-fns': {
    adapter: 'AdapterDateFns',
    type: 'Date',
    // `new Date('2025-06-12')` is midnight in Greenwich.
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
