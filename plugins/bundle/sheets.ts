import path from 'node:path';

/** Name of the one style sheet that every page links. */
export const SHARED_SHEET = 'styles';

/**
 * Features that are separate pages or load on demand: each has its own style sheet. What the shell
 * and every page of the docs use stays in the shared one.
 */
const OWN_SHEETS =
  /[\\/]src[\\/](?:features[\\/](ads(?=[\\/](?!Slot))|apiCatalogue|apiChanges|apiReference|editor|errorCodes|home|offline|playground|templates|upgradeChecklist)[\\/]|(?:features[\\/](?:demo[\\/](?:controls[\\/])?(DemoPanel|DemoControls)|analytics[\\/]consent[\\/](Consent)|feedback[\\/](FeedbackPanel|HeadingButtons)|preferences[\\/](?:drawer[\\/])?(SettingsDrawer|LinkSettingsNotice)|chat[\\/](ChatLink)|pageActions[\\/](PageMenu))|components[\\/](staticMarkup|Choice|page(?=\.module))))/;

/**
 * Style sheets of demos and their typefaces, Tailwind's, and the icon font: they load with the
 * chunk that imports them.
 */
const CHUNK_SHEETS =
  /[\\/](docs|versioned_docs)[\\/].*\.css$|[\\/]tailwind\.css$|[\\/]material-icons[\\/]|[\\/]node_modules[\\/]@fontsource/;

/**
 * Parts of search: its page and dialog share some, and only the dialog has DocSearch's style sheet.
 */
const SEARCH_SHEETS =
  /[\\/]features[\\/](search)[\\/](?:hits[\\/]|page[\\/]|ScopeChips)|[\\/]features[\\/]search[\\/](dialog)[\\/]|[\\/]node_modules[\\/]@(docsearch)[\\/]/;

/**
 * Name of the style sheet that a CSS file (absolute) is part of: `styles`, `styles-home` and the
 * like; undefined if it stays with its chunk.
 */
export function getSheetName(file: string): string | undefined {
  if (CHUNK_SHEETS.test(file)) {
    return undefined;
  }
  const part = [OWN_SHEETS, SEARCH_SHEETS]
    .flatMap((pattern) => pattern.exec(file)?.slice(1) ?? [])
    .find(Boolean);
  return part ? `${SHARED_SHEET}-${part}` : SHARED_SHEET;
}

/** Whether a built file is the shared style sheet: `styles.1a2b3c4d.css`. */
export function isSharedSheet(file: string): boolean {
  return path.basename(file).startsWith(`${SHARED_SHEET}.`);
}
