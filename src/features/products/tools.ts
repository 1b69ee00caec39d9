import texts from '@site/i18n/en/frame.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { API_PATH_PREFIX, PLAYGROUND_PATH_PREFIX } from '@site/src/lib/paths';
import { CHECKLIST_PATH } from '@site/src/lib/upgradeChecklist/checklistPath';

const t = createTranslate({ en: texts });

/** Pages that help with every product, whatever version a reader is in. */
export const TOOLS: readonly { label: string; href: string }[] = [
  { label: t('tools.playground'), href: PLAYGROUND_PATH_PREFIX },
  { label: t('tools.templates'), href: '/x/templates/' },
  { label: t('tools.api'), href: API_PATH_PREFIX },
  { label: t('tools.changes'), href: `${API_PATH_PREFIX}changes/` },
  { label: t('tools.checklist'), href: CHECKLIST_PATH },
  { label: t('tools.offline'), href: '/x/offline/' },
];
