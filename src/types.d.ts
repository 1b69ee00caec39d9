declare module '*.css';

declare module '*.css?FOLDER';

declare module 'nprogress' {
  interface Options {
    /** The HTML to show. */
    template?: string;
    /** The element in the template that grows. */
    barSelector?: string;
  }
  const nprogress: { configure(options: Options): void };
  export default nprogress;
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2' | 'sfnt';
    /** Maps each axis to its value, or to the part of it to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** A font with only the given characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: Options,
  ): Promise<Buffer>;
}
