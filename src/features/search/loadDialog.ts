/**
 * All of search except its button: DocSearch, our components in its dialog, and the search itself.
 */
export const loadDialog = () => import('./dialog');

/** Preloads it when a reader reaches for the button. @param path without the base URL */
export function prepareDialog(path: string): void {
  void loadDialog().then(
    ({ prepareHere }) => prepareHere(path),
    () => {
      // Requested again, with errors reported, when the dialog is opened.
    },
  );
}
