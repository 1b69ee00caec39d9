export interface Typeface {
  family: string;
  /** Its path in `@fontsource-variable/`. */
  file: string;
  /** The weights in use. */
  weight: number | { min: number; max: number };
  style?: 'italic';
  /**
   * Whether it's visible at the top of every page, so that it's preloaded before a style requests
   * it.
   */
  isPreloaded?: boolean;
}

const TEXT_WEIGHTS = { min: 400, max: 700 };

/** Self-hosted. Their fallbacks while they load are in `src/css/fonts.css`. */
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
