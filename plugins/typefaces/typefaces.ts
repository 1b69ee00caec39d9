export interface Typeface {
  family: string;
  /** As Fontsource names it below `@fontsource-variable/`. */
  file: string;
  /** The weights that texts have. */
  weight: number | { min: number; max: number };
  style?: 'italic';
  /** Whether every page begins with it, so that it is fetched before a style says so. */
  isPreloaded?: boolean;
}

const TEXT_WEIGHTS = { min: 400, max: 700 };

/** Self-hosted. What stands in for them until they come is in `src/css/fonts.css`. */
export const TYPEFACES: readonly Typeface[] = [
  {
    family: 'IBM Plex Sans Variable',
    file: 'ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    weight: TEXT_WEIGHTS,
    isPreloaded: true,
  },
  {
    family: 'Hanken Grotesk Variable',
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: 600,
    isPreloaded: true,
  },
  {
    family: 'IBM Plex Sans Variable',
    file: 'ibm-plex-sans/files/ibm-plex-sans-latin-wght-italic.woff2',
    weight: TEXT_WEIGHTS,
    style: 'italic',
  },
  {
    family: 'JetBrains Mono Variable',
    file: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weight: TEXT_WEIGHTS,
  },
];
