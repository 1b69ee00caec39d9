import { CODE_STYLINGS, type CodeStyling } from '@site/src/lib/contracts/demos';
import { listAnchors, toStylingMarker } from '@site/src/lib/demoAnchors';

export { formatDemoHash, listAnchors } from '@site/src/lib/demoAnchors';

/** Whether a hash targets a demo, in any styling and language. */
export function isNamedByHash(hash: string, name: string): boolean {
  const id = hash.slice(1);
  return id === name || listAnchors(name).includes(id) || findEditStyling(hash, name) !== undefined;
}

/** The name of a demo's edit in the URL, which includes its styling. */
export function formatEditName(name: string, styling: CodeStyling): string {
  return `${toStylingMarker(styling)}-${name}`;
}

/** The styling of a demo's edit in the hash, if there is one. */
export function findEditStyling(hash: string, name: string): CodeStyling | undefined {
  return CODE_STYLINGS.find((styling) =>
    hash.startsWith(`#edit-${formatEditName(name, styling)}=`),
  );
}
