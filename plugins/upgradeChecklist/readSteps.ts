import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import {
  STEP_KINDS,
  type StepKind,
  type UpgradeStep,
} from '../../src/lib/contracts/upgradeChecklist';
import { OVERVIEW, readOverview, type OverviewRow } from './readOverview';
import { findFeatures, readWord, type Section, type SectionWord } from './readSections';

/** Sections that require nothing. */
const NO_STEPS = [OVERVIEW, 'Next steps', 'See also', 'Options'];

/** Titles of level 2 sections with steps other than manual edits. */
const KIND_TITLES: Readonly<Partial<Record<StepKind, RegExp>>> = {
  install: /^(install v\d|(install|update|change) the packages?$)/i,
  codemod: /^run the codemods?$/i,
  behavior: /^behavior/i,
  check: /^check the result$/i,
};

/** Content that means work in a section that otherwise only introduces others. */
const WORK = ['code', 'list', 'table'];

/** The kind named in a section's heading or the one above it; manual edits have no name. */
export function findKind({ title, parent }: Section): StepKind {
  const top = parent?.title ?? title;
  return STEP_KINDS.find((kind) => KIND_TITLES[kind]?.test(top)) ?? 'manual';
}

/** Whether a section says what to do, unlike an overview or an introduction to its subsections. */
export function isStep(section: Section, sections: readonly Section[]): boolean {
  if (NO_STEPS.includes(section.title)) {
    return false;
  }
  const isGroup = sections.some(({ parent }) => parent === section);
  return !isGroup || section.nodes.some(({ type }) => WORK.includes(type));
}

/** The commands in a section's code that run codemods, line by line. */
export function listCommands(nodes: readonly Node[]): string[] {
  const commands: string[] = [];
  nodes.forEach((node) =>
    visit(node, 'code', (code) => {
      const lines = (code as unknown as { value: string }).value.split('\n');
      commands.push(...lines.filter((line) => /^npx @mui\/(x-)?codemod\b/.test(line)));
    }),
  );
  return commands;
}

/** Steps that must happen before the codemod runs come first, regardless of the guide's order. */
const isPreparation = ({ kind, title }: UpgradeStep) =>
  kind === 'codemod' && /^before\b/i.test(title);

/** Changes in behavior only, according to the section's first word or the overview. */
function isBehavior(word: SectionWord | undefined, { condition, codemod }: OverviewRow): boolean {
  return word === 'Behavior' || /\bbehavior\b/i.test(`${condition} ${codemod}`);
}

/** "No, behavior": the codemod column of rows without one. */
const NO_CODEMOD = /^no\b/i;

function readStep(section: Section, row: OverviewRow = {}): UpgradeStep {
  const { title, anchor, parent, plan = parent?.plan } = section;
  const word = readWord(section);
  const kind = findKind(section);
  const { condition, codemod } = row;
  const commands = listCommands(section.nodes);
  const features = findFeatures(section)?.names;
  return {
    kind: kind === 'manual' && isBehavior(word, row) ? 'behavior' : kind,
    anchor,
    title,
    ...(parent && { group: parent.title }),
    ...(plan && { plan }),
    ...([word, parent && readWord(parent)].includes('Advanced') && { isAdvanced: true as const }),
    ...(condition && { condition }),
    ...(codemod && !NO_CODEMOD.test(codemod) && { codemod }),
    ...(commands.length > 0 && { commands }),
    ...(features && { features }),
  };
}

/** The steps of a guide, by kind, in the order of the guide within a kind. */
export function readSteps(sections: readonly Section[]): UpgradeStep[] {
  const overview = readOverview(sections);
  const steps = sections
    .filter((section) => isStep(section, sections))
    .map((section) => readStep(section, overview.get(section.anchor)));
  return STEP_KINDS.flatMap((kind) => {
    const ofKind = steps.filter((step) => step.kind === kind);
    return [...ofKind.filter(isPreparation), ...ofKind.filter((step) => !isPreparation(step))];
  });
}
