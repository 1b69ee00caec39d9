import { CODE_STYLINGS, type CodeStyling, type CodeVariant } from '@site/src/lib/contracts/demos';

const EXTENSIONS: Record<CodeVariant, string> = { TS: 'tsx', JS: 'js' };

const toMarker = (styling: CodeStyling) => styling.toLowerCase();

/** The fragment that leads to a demo in one styling and language: `#tailwind-Name.tsx`. */
export function formatDemoHash(name: string, styling: CodeStyling, variant: CodeVariant): string {
  return `#${toMarker(styling)}-${name}.${EXTENSIONS[variant]}`;
}

/** Every id that leads to a demo besides its name: each language, in each styling or in any. */
export function listAnchors(name: string): string[] {
  const prefixes = ['', ...CODE_STYLINGS.map((styling) => `${toMarker(styling)}-`)];
  return prefixes.flatMap((prefix) =>
    Object.values(EXTENSIONS).map((extension) => `${prefix}${name}.${extension}`),
  );
}

/** Whether a fragment names a demo, in whatever styling and language. */
export function isNamedByHash(hash: string, name: string): boolean {
  const id = hash.slice(1);
  return id === name || listAnchors(name).includes(id) || findEditStyling(hash, name) !== undefined;
}

/** The name under which an edit of a demo is kept in the address: with its styling. */
export function formatEditName(name: string, styling: CodeStyling): string {
  return `${toMarker(styling)}-${name}`;
}

/** The styling of the edit that a fragment holds for a demo, if it holds one. */
export function findEditStyling(hash: string, name: string): CodeStyling | undefined {
  return CODE_STYLINGS.find((styling) =>
    hash.startsWith(`#edit-${formatEditName(name, styling)}=`),
  );
}
