interface DateLibraryFacts {
  /** Its package. */
  name: string;
  /** Adapters of the pickers that use it. */
  adapters: readonly string[];
  /** Version range for install commands, if readers can choose the library there. */
  range?: string;
  /** The package that it extends, if any; programs need both. */
  extends?: string;
  /** Whether loading it changes that package's language for the whole document. */
  changesLanguage?: true;
}

/** Every date library for which the pickers have an adapter, in display order. */
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

/** A library offered in install commands. */
export type DateLibrary = Choosable['name'];

const LIBRARIES: readonly DateLibraryFacts[] = FACTS;

/** The libraries offered in install commands. */
export const DATE_LIBRARIES = LIBRARIES.filter(({ range }) => range !== undefined).map(
  ({ name }) => name as DateLibrary,
);

/** The version range of a library that the current pickers support. */
export function getDateLibraryRange(library: DateLibrary): string {
  return LIBRARIES.find(({ name }) => name === library)!.range!;
}

/** The packages behind an adapter (`AdapterMomentHijri`); empty if it isn't an adapter. */
export function listAdapterPackages(adapter: string): readonly string[] {
  const library = LIBRARIES.find(({ adapters }) => adapters.includes(adapter));
  return library ? [library.extends ?? [], library.name].flat() : [];
}

/**
 * The date library loaded by a module (`moment-hijri`, `@mui/x-date-pickers/AdapterMomentHijri`),
 * if loading it changes the language of all dates in its document.
 */
export function findLanguageChange(specifier: string): string | undefined {
  return LIBRARIES.find(
    ({ name, adapters, changesLanguage }) =>
      changesLanguage &&
      (specifier === name || adapters.some((adapter) => specifier.endsWith(`/${adapter}`))),
  )?.name;
}
