import { CURRENT_VERSION, getVersionRoot, isVersionName } from '../docsVersions';

/** Names of the current version in URLs of other sites. */
const CURRENT_NAMES = /^(?:latest|stable|current)$/;

/** `v7`, `v7.29.1`, `7.x` → `v7` */
function readVersion(part: string): string | undefined {
  if (CURRENT_NAMES.test(part)) {
    return CURRENT_VERSION;
  }
  const [, major] = /^v?(\d{1,2})(?:\.[\dx]+)*$/.exec(part) ?? [];
  return major === undefined ? undefined : `v${major}`;
}

const isLanguage = (part: string) => /^[a-z]{2}(?:[-_][a-z]{2,4})?$/.test(part);

/**
 * `/x/7.29.0/react-charts/`, `/v7/x/react-charts/` → `/x/v7/react-charts/`; undefined without a
 * version.
 */
function nameVersion([first = '', second = '', ...rest]: readonly string[]): string | undefined {
  const name = first === 'x' ? readVersion(second) : second === 'x' && readVersion(first);
  if (!name || !isVersionName(name)) {
    return undefined;
  }
  return [getVersionRoot(name).slice(0, -1), ...rest, ''].join('/');
}

/**
 * The forms in which a clean path (`/fr/x/react-charts/`) may exist, most likely first: as is,
 * without a language, with our form of the version, below `/x/`, with the `react-` prefix of
 * products.
 */
export function listForms(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const own = isLanguage(parts[0] ?? '') ? [parts, parts.slice(1)] : [parts];
  const forms = own.flatMap((form) => {
    const plain = `/${form.map((part) => `${part}/`).join('')}`;
    return [plain, nameVersion(form) ?? [], /^\/(x\/|$)/.test(plain) ? [] : `/x${plain}`].flat();
  });
  const named = forms.map((form) => form.replace(/^\/x\/(v\d+\/)?(?!react-|api\/)/, '/x/$1react-'));
  return [...new Set([...forms, ...named])];
}
