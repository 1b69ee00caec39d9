import { createHost, type RedirectRule } from '../../testing/builtSite/parseRedirects';

/** A built site, as far as redirects depend on it. Addresses include the base URL. */
export interface BuiltSite {
  baseUrl: string;
  /** IDs on each page, by its address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** The targets of redirect pages, by their address. */
  leadOn: ReadonlyMap<string, string>;
  /** Addresses of pages that this build omits. */
  leftOut?: ReadonlySet<string>;
}

type Host = ReturnType<typeof createHost>;

const removeHash = (address: string) => address.replace(/#.*/, '');

function listTargetProblems(to: string, { pages, leftOut }: BuiltSite, send: Host): string[] {
  if (!to.startsWith('/')) {
    return /^https:\/\/./.test(to) && URL.canParse(to) ? [] : ['is not an https URL'];
  }
  const ids = pages.get(removeHash(to));
  const id = to.slice(removeHash(to).length + 1);
  const next = send(removeHash(to));
  return [
    ...(ids || leftOut?.has(removeHash(to)) ? [] : ['is not a page']),
    ...(ids && id !== '' && !ids.has(id) ? [`has no anchor "${id}"`] : []),
    ...(next === undefined ? [] : [`redirects again to ${next}`]),
  ];
}

function listRuleProblems(rule: RedirectRule, site: BuiltSite, send: Host): string[] {
  const { from, to, status } = rule;
  return [
    ...(/^30[12]$/.test(status) ? [] : [`has the status "${status}"`]),
    ...(from.startsWith(site.baseUrl) ? [] : [`starts outside ${site.baseUrl}`]),
    ...(site.pages.has(from) ? [`hides the page ${from}`] : []),
    // The targets of these are checked page by page.
    ...(to.includes(':splat')
      ? []
      : listTargetProblems(to, site, send).map(
          (problem) => `redirects to ${to}, which ${problem}`,
        )),
    ...(/[:*]/.test(from) || send(from) === to
      ? []
      : [`is never reached because another line has ${from}`]),
  ];
}

/** Every page of the docs prefixed with a language must redirect to the page. */
function listLanguageProblems({ pages, baseUrl }: BuiltSite, send: Host): string[] {
  return [...pages.keys()]
    .filter((page) => page.startsWith(`${baseUrl}x/`))
    .flatMap((page) => {
      const from = `${baseUrl}fr/${page.slice(baseUrl.length)}`;
      const to = send(from);
      return to === page ? [] : [`${from} redirects to ${to ?? 'nothing'} instead of ${page}`];
    });
}

/** Errors in the redirects of a built site, each with its position and reason. */
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
        : [
            `${from} is a page that redirects to ${to}, but _redirects has ${send(from) ?? 'nothing'}`,
          ],
    ),
  ];
}
