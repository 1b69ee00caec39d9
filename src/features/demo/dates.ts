import type { CodeStyling, DemoManifest, DemoModule } from '@site/src/lib/contracts/demos';

/**
 * The library of the reader's choice, where a demo can be shown with it instead of its own; undefined:
 * the one that it is written with.
 */
export function chooseDateLibrary(
  { dateLibraries = {} }: DemoManifest,
  chosen: string | null,
): string | undefined {
  return chosen !== null && Object.hasOwn(dateLibraries, chosen) ? chosen : undefined;
}

/** The id under which a demo's sources are fetched, with another date library too. */
export function getSourcesId(id: string, dateLibrary: string | undefined): string {
  return dateLibrary === undefined ? id : `${id}@${dateLibrary}`;
}

/** What fetches a demo's component in a styling, with another date library where one is given. */
export function createComponentLoader(
  { components, loadDates }: DemoManifest,
  styling: CodeStyling,
  dateLibrary: string | undefined,
): (() => Promise<DemoModule>) | undefined {
  if (dateLibrary === undefined || !loadDates) {
    return components[styling];
  }
  return async () => {
    const { default: demos } = await loadDates();
    return demos[dateLibrary]!.components[styling]!();
  };
}

/** Whether a demo has dates and cannot be shown with another library. */
export function isBoundToLibrary({ dateLibraries }: DemoManifest): boolean {
  return dateLibraries !== undefined && Object.keys(dateLibraries).length === 0;
}
