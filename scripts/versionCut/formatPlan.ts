import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';
import { getSidebarFile } from '../../plugins/navigation/readSidebar';
import { getVersionName } from '../../src/lib/docsVersions';
import { PAGES_FILE } from '../../plugins/apiReference/versionPages';
import { getFrozenDir } from './frozenFiles';
import { CHANGED_FILES, type CutPlan } from './planCut';

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

/** What a cut does, file by file. */
export function formatPlan(plan: CutPlan): string {
  const { name, libraryVersion, next, files, versions, renames, packages, reasons } = plan;
  const frozenDir = getFrozenDir(name);
  const pages = files.filter((file) => file.endsWith('.mdx')).length;
  const raised = Object.entries(packages).map(([library, version]) =>
    [`${library} ${version}`, reasons[library]].filter(Boolean).join(': '),
  );
  return [
    `Cut ${name} (${libraryVersion}); docs/ continues as ${getVersionName(next)} (${next}).`,
    ...list('Frozen', [
      `docs/ → ${frozenDir}/: ${files.length} files, ${pages} pages; served at /x/${name}/`,
      `${frozenDir}/package.json: docs-${name} ${libraryVersion}, with its pinned packages`,
      `${frozenDir}/${PAGES_FILE}: the reference pages of nav/api.ts`,
      `${getSidebarFile(name)}: the navigation of nav/`,
    ]),
    ...list('Changed', [
      `versions.json: ${versions.join(', ')}`,
      `docs/package.json: docs-${getVersionName(next)} ${next}`,
      'package-lock.json: the new workspace',
    ]),
    ...list('Redirects of pages that moved since the last cut (nav/renames.ts)', [
      ...renames.map(({ from, to }) => `${from} → ${to}`),
    ]),
    ...list('New packages of docs/', raised),
  ].join('\n');
}

/** What to review after a cut, and how to undo it. */
export function formatReview(plan: CutPlan, mentions: readonly Diagnostic[]): string {
  const { name, libraryVersion, next, gone, packages } = plan;
  const isRaised = Object.keys(packages).length > 0;
  return [
    'To review',
    ...list(
      isRaised
        ? 'The packages of docs/ have been bumped. Next:'
        : `The packages of docs/ are still at ${libraryVersion}. Before ${next} is published, bump them in docs/package.json. Then:`,
      [
        'npm run check: lists every demo, code block and reference page that no longer works',
        'src/lib/installCommand.ts: version ranges of related packages',
        `src/lib/apiChanges/renames: what ${getVersionName(next)} has renamed since ${name}`,
      ],
    ),
    ...list(
      'Pages removed since the last cut; if one was moved, add it to nav/renames.ts:',
      gone.map((page) => `docs/${page}`),
    ),
    ...list(
      `Lines of docs/ and nav/ that mention ${libraryVersion} or new features:`,
      mentions.map(formatDiagnostic),
    ),
    ...list('Undo', [
      `before committing: git restore ${CHANGED_FILES.join(' ')} && git clean -fdx ${getFrozenDir(name)} ${getSidebarFile(name)} && npm ci`,
      'after committing: git revert, then npm ci',
    ]),
  ].join('\n');
}
