import type { CodeStyling, DemoManifest, DemoModule } from '@site/src/lib/contracts/demos';

/**
 * The library chosen by the reader, if the demo is available with it; undefined if the demo should
 * use the one it's written for.
 */
export function chooseDateLibrary(
  { dateLibraries = {} }: DemoManifest,
  chosen: string | null,
): string | undefined {
  return chosen !== null && Object.hasOwn(dateLibraries, chosen) ? chosen : undefined;
}

/** The ID for fetching a demo's sources, also with another date library. */
export function getSourcesId(id: string, dateLibrary: string | undefined): string {
  return dateLibrary === undefined ? id : `${id}@${dateLibrary}`;
}

/** A function that loads a demo's component in a styling, optionally with another date library. */
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

/** Whether a demo has dates and can't be shown with another library. */
export function isBoundToLibrary({ dateLibraries }: DemoManifest): boolean {
  return dateLibraries !== undefined && Object.keys(dateLibraries).length === 0;
}
