import { CODE_STYLINGS, type CodeStyling, type CodeVariant } from './contracts/demos';

const EXTENSIONS: Record<CodeVariant, string> = { TS: 'tsx', JS: 'js' };

/** A styling in a hash: `tailwind`. */
export function toStylingMarker(styling: CodeStyling): string {
  return styling.toLowerCase();
}

/** The hash of a demo in one styling and language: `#tailwind-Name.tsx`. */
export function formatDemoHash(name: string, styling: CodeStyling, variant: CodeVariant): string {
  return `#${toStylingMarker(styling)}-${name}.${EXTENSIONS[variant]}`;
}

/** Every ID of a demo other than its name: each language, in each styling or in any. */
export function listAnchors(name: string): string[] {
  const prefixes = ['', ...CODE_STYLINGS.map((styling) => `${toStylingMarker(styling)}-`)];
  return prefixes.flatMap((prefix) =>
    Object.values(EXTENSIONS).map((extension) => `${prefix}${name}.${extension}`),
  );
}
