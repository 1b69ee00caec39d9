declare module '*.css';

declare module '*.css?FOLDER';

declare module 'nprogress' {
  interface Options {
    /** HTML of what is shown. */
    template?: string;
    /** The element of the template that grows. */
    barSelector?: string;
  }
  const nprogress: { configure(options: Options): void };
  export default nprogress;
}

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
