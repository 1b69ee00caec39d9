import texts from '@site/i18n/en/frame.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { API_PATH_PREFIX, PLAYGROUND_PATH_PREFIX } from '@site/src/lib/paths';
import { CHECKLIST_PATH } from '@site/src/lib/upgradeChecklist/checklistPath';

const t = createTranslate({ en: texts });

interface Tool {
  id: keyof (typeof texts)['tools'];
  label: string;
  href: string;
}

const createTool = (id: Tool['id'], href: string): Tool => ({ id, label: t(`tools.${id}`), href });

/** Pages that help with every product, regardless of the reader's docs version. */
export const TOOLS: readonly Tool[] = [
  createTool('playground', PLAYGROUND_PATH_PREFIX),
  createTool('templates', '/x/templates/'),
  createTool('api', API_PATH_PREFIX),
  createTool('changes', `${API_PATH_PREFIX}changes/`),
  createTool('checklist', CHECKLIST_PATH),
  createTool('offline', '/x/offline/'),
  createTool('assistants', '/x/introduction/mcp/'),
];
