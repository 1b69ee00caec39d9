/** Everything of search but its button: DocSearch, our parts of its dialog, and what they ask. */
export const loadDialog = () => import('./dialog');

/** Fetches it ahead, when a reader reaches for the button. @param path without the base URL */
export function prepareDialog(path: string): void {
  void loadDialog().then(
    ({ prepareHere }) => prepareHere(path),
    () => {
      // Asked for again, and told of, when the dialog is opened.
    },
  );
}
