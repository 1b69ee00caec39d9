/** The page of the upgrade checklist, without base URL. */
export const CHECKLIST_PATH = '/x/migration/';
