interface DateLibraryFacts {
  /** Its package. */
  name: string;
  /** Adapters of the pickers that bring it. */
  adapters: readonly string[];
  /** Range that an install command names, where readers can choose the library there. */
  range?: string;
  /** The package that it extends, if any; programs need both. */
  extends?: string;
  /** Whether loading it changes the language of that package for the whole document. */
  changesLanguage?: true;
}

/** Every date library that the pickers have an adapter for, in the order of choices. */
const FACTS = [
  { name: 'dayjs', adapters: ['AdapterDayjs'], range: '^1.10.7' },
  { name: 'date-fns', adapters: ['AdapterDateFns', 'AdapterDateFnsV2'], range: '^4.0.0' },
  { name: 'luxon', adapters: ['AdapterLuxon'], range: '^3.0.2' },
  { name: 'moment', adapters: ['AdapterMoment'], range: '^2.29.4' },
  { name: 'date-fns-jalali', adapters: ['AdapterDateFnsJalali', 'AdapterDateFnsJalaliV2'] },
  {
    name: 'moment-hijri',
    adapters: ['AdapterMomentHijri'],
    extends: 'moment',
    changesLanguage: true,
  },
  { name: 'moment-jalaali', adapters: ['AdapterMomentJalaali'], extends: 'moment' },
] as const satisfies readonly DateLibraryFacts[];

type Choosable = Extract<(typeof FACTS)[number], { range: string }>;

/** A library that an install command offers. */
export type DateLibrary = Choosable['name'];

const LIBRARIES: readonly DateLibraryFacts[] = FACTS;

/** The libraries that an install command offers. */
export const DATE_LIBRARIES = LIBRARIES.filter(({ range }) => range !== undefined).map(
  ({ name }) => name as DateLibrary,
);

/** Range of a library that the current pickers take. */
export function getDateLibraryRange(library: DateLibrary): string {
  return LIBRARIES.find(({ name }) => name === library)!.range!;
}

/** The packages behind an adapter (`AdapterMomentHijri`); none for what is no adapter. */
export function listAdapterPackages(adapter: string): readonly string[] {
  const library = LIBRARIES.find(({ adapters }) => adapters.includes(adapter));
  return library ? [library.extends ?? [], library.name].flat() : [];
}

/**
 * The date library that a module (`moment-hijri`, `@mui/x-date-pickers/AdapterMomentHijri`) loads, if
 * loading it changes the language of all dates of its document.
 */
export function findLanguageChange(specifier: string): string | undefined {
  return LIBRARIES.find(
    ({ name, adapters, changesLanguage }) =>
      changesLanguage &&
      (specifier === name || adapters.some((adapter) => specifier.endsWith(`/${adapter}`))),
  )?.name;
}
