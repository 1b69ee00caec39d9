declare module '*.css';

declare module '*.css?FOLDER';

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2' | 'sfnt';
    /** Axis → its value, or what is kept of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** A font with the given characters alone. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: Options,
  ): Promise<Buffer>;
}
