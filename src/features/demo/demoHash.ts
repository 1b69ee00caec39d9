import { CODE_STYLINGS, type CodeStyling } from '@site/src/lib/contracts/demos';
import { listAnchors, toStylingMarker } from '@site/src/lib/demoAnchors';

export { formatDemoHash, listAnchors } from '@site/src/lib/demoAnchors';

/** Whether a fragment names a demo, in whatever styling and language. */
export function isNamedByHash(hash: string, name: string): boolean {
  const id = hash.slice(1);
  return id === name || listAnchors(name).includes(id) || findEditStyling(hash, name) !== undefined;
}

/** The name under which an edit of a demo is kept in the address: with its styling. */
export function formatEditName(name: string, styling: CodeStyling): string {
  return `${toStylingMarker(styling)}-${name}`;
}

/** The styling of the edit that a fragment holds for a demo, if it holds one. */
export function findEditStyling(hash: string, name: string): CodeStyling | undefined {
  return CODE_STYLINGS.find((styling) =>
    hash.startsWith(`#edit-${formatEditName(name, styling)}=`),
  );
}
