import texts from '../../i18n/en/upgradeChecklist.json';
import type { ProductSlug } from '../../src/lib/products';
import { GUIDE_NAMES, readGuideName } from '../upgradeChecklist/listGuides';
import { listOverviewRows } from '../upgradeChecklist/readOverview';
import {
  findFeatures,
  findFirstWord,
  readSections,
  SECTION_WORDS,
  type Section,
} from '../upgradeChecklist/readSections';
import { findKind, listCommands } from '../upgradeChecklist/readSteps';
import type { StepKind } from '../../src/lib/contracts/upgradeChecklist';
import type { CheckedPage, PageDiagnostic } from './page';

/** `migration/migration-pickers-v7/` → `migration-pickers-v7` */
const findFolder = (page: string) => /^migration\/(migration-[^/]+)\/$/.exec(page)?.[1];

function checkWord(section: Section): PageDiagnostic[] {
  const word = findFirstWord(section);
  return word === undefined || SECTION_WORDS.some((known) => known === word.text)
    ? []
    : [
        {
          ...word.position,
          message: `The section starts with "**${word.text}**", which the upgrade checklist doesn't know. Start with **${SECTION_WORDS.join('**, **')}**, or with plain text.`,
        },
      ];
}

function checkOverview(sections: readonly Section[]): PageDiagnostic[] {
  return listOverviewRows(sections)
    .filter(({ anchors }) => anchors.length === 0)
    .map(({ position }) => ({
      ...position,
      message:
        "The first cell doesn't link to a section of this page, so the upgrade checklist can't tell who the section affects. Write [Change](#section).",
    }));
}

/** A preset in a place where the checklist would treat it as a manual edit. */
function checkPreset(section: Section): PageDiagnostic[] {
  const isLost =
    findKind(section) !== 'codemod' &&
    listCommands(section.nodes).some((command) => command.includes('preset-safe'));
  return isLost
    ? [
        {
          ...section.position,
          message: `"${section.title}" runs a codemod preset, but the upgrade checklist expects presets in "## Run the codemod".`,
        },
      ]
    : [];
}

/** Steps about packages and codemods are for everyone. */
const FOR_EVERYONE: readonly StepKind[] = ['install', 'codemod', 'check'];

function checkFeatures(section: Section, product: ProductSlug): PageDiagnostic[] {
  const found = findFeatures(section);
  if (found === undefined) {
    return [];
  }
  const { names, position } = found;
  const known = Object.keys(texts.features[product]);
  const at = (message: string) => ({ ...position, message });
  return [
    ...names
      .filter((name) => !known.includes(name))
      .map((name) =>
        at(
          `The upgrade checklist has no feature "${name}" for this product. Use one of: ${known.join(', ')}; or add it to i18n/en/upgradeChecklist.json.`,
        ),
      ),
    ...(FOR_EVERYONE.includes(findKind(section))
      ? [at(`Everyone sees "${section.title}" in the upgrade checklist, so remove its features.`)]
      : []),
  ];
}

/**
 * Problems that keep the upgrade checklist from reading a migration guide, whose sections are its
 * steps.
 */
export function checkGuide({
  page,
  frontMatter,
  tree,
}: Pick<CheckedPage, 'page' | 'frontMatter' | 'tree'>): PageDiagnostic[] {
  const folder = findFolder(page);
  if (folder === undefined) {
    return [];
  }
  const start = { line: 1, column: 1 };
  const guide = readGuideName(folder);
  if (!guide) {
    return [
      {
        ...start,
        message: `"${folder}" isn't a name for a migration guide. Use migration-<product>-<major>, such as "migration-pickers-v7". Products: ${GUIDE_NAMES.join(', ')}.`,
      },
    ];
  }
  const sections = readSections(tree);
  const productId = `x-${guide.product}`;
  return [
    ...(frontMatter.productId === productId
      ? []
      : [{ ...start, message: `A guide with this name must have "productId: ${productId}".` }]),
    ...(sections.some((section) => findKind(section) === 'install')
      ? []
      : [
          {
            ...start,
            message:
              'The upgrade checklist starts with the packages, but this guide has no section about them. Add "## Update the packages".',
          },
        ]),
    ...checkOverview(sections),
    ...sections.flatMap((section) => [
      ...checkWord(section),
      ...checkPreset(section),
      ...checkFeatures(section, guide.product),
    ]),
  ];
}
