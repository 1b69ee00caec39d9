import { createHost, type RedirectRule } from '../../testing/builtSite/parseRedirects';

/** What redirects of a built site have to do with. Addresses have the base URL. */
export interface BuiltSite {
  baseUrl: string;
  /** Ids of each page, by its address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where documents lead that only lead on, by their address. */
  leadOn: ReadonlyMap<string, string>;
  /** Addresses of pages that this build has left out. */
  leftOut?: ReadonlySet<string>;
}

type Host = ReturnType<typeof createHost>;

const removeHash = (address: string) => address.replace(/#.*/, '');

function listTargetProblems(to: string, { pages, leftOut }: BuiltSite, send: Host): string[] {
  if (!to.startsWith('/')) {
    return /^https:\/\/./.test(to) && URL.canParse(to) ? [] : ['is no address with https'];
  }
  const ids = pages.get(removeHash(to));
  const id = to.slice(removeHash(to).length + 1);
  const next = send(removeHash(to));
  return [
    ...(ids || leftOut?.has(removeHash(to)) ? [] : ['is no page']),
    ...(ids && id !== '' && !ids.has(id) ? [`has nothing named "${id}"`] : []),
    ...(next === undefined ? [] : [`leads on to ${next}`]),
  ];
}

function listRuleProblems(rule: RedirectRule, site: BuiltSite, send: Host): string[] {
  const { from, to, status } = rule;
  return [
    ...(/^30[12]$/.test(status) ? [] : [`has the status "${status}"`]),
    ...(from.startsWith(site.baseUrl) ? [] : [`begins outside ${site.baseUrl}`]),
    ...(site.pages.has(from) ? [`hides the page ${from}`] : []),
    // Where these lead is seen page by page.
    ...(to.includes(':splat')
      ? []
      : listTargetProblems(to, site, send).map((problem) => `leads to ${to}, which ${problem}`)),
    ...(/[:*]/.test(from) || send(from) === to
      ? []
      : [`is never reached: another line has ${from}`]),
  ];
}

/** Every page of the docs with a language before it leads to the page. */
function listLanguageProblems({ pages, baseUrl }: BuiltSite, send: Host): string[] {
  return [...pages.keys()]
    .filter((page) => page.startsWith(`${baseUrl}x/`))
    .flatMap((page) => {
      const from = `${baseUrl}fr/${page.slice(baseUrl.length)}`;
      const to = send(from);
      return to === page ? [] : [`${from} leads to ${to ?? 'nothing'} instead of ${page}`];
    });
}

/** What is wrong with the redirects of a built site, each line with its place and reason. */
export function findRedirectProblems(rules: readonly RedirectRule[], site: BuiltSite): string[] {
  const send = createHost(rules);
  return [
    ...rules.flatMap((rule) =>
      listRuleProblems(rule, site, send).map((problem) => `_redirects:${rule.line} ${problem}`),
    ),
    ...listLanguageProblems(site, send),
    ...[...site.leadOn].flatMap(([from, to]) =>
      send(from) === to
        ? []
        : [`${from} is a page that leads to ${to}, and _redirects says ${send(from) ?? 'nothing'}`],
    ),
  ];
}
