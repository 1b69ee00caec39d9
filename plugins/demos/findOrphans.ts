const VARIANT = /\.(tailwind|css)\.tsx$/;

/** The files that are variants of a demo that is not there: `X.tailwind.tsx` wants an `X.tsx`. */
export function findOrphans(files: readonly string[]): string[] {
  return files.filter(
    (file) => VARIANT.test(file) && !files.includes(file.replace(VARIANT, '.tsx')),
  );
}
