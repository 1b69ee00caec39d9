import { CODE_STYLINGS, type CodeStyling, type CodeVariant } from './contracts/demos';

const EXTENSIONS: Record<CodeVariant, string> = { TS: 'tsx', JS: 'js' };

/** How a fragment names a styling: `tailwind`. */
export function toStylingMarker(styling: CodeStyling): string {
  return styling.toLowerCase();
}

/** The fragment that leads to a demo in one styling and language: `#tailwind-Name.tsx`. */
export function formatDemoHash(name: string, styling: CodeStyling, variant: CodeVariant): string {
  return `#${toStylingMarker(styling)}-${name}.${EXTENSIONS[variant]}`;
}

/** Every id that leads to a demo besides its name: each language, in each styling or in any. */
export function listAnchors(name: string): string[] {
  const prefixes = ['', ...CODE_STYLINGS.map((styling) => `${toStylingMarker(styling)}-`)];
  return prefixes.flatMap((prefix) =>
    Object.values(EXTENSIONS).map((extension) => `${prefix}${name}.${extension}`),
  );
}
