import type { ApiChanges } from '../../src/lib/contracts/apiChanges';
import type { Comparison } from '../../src/lib/apiChanges/comparisons';
import type {
  GuideOutline,
  UpgradeFacts,
  UpgradeGuide,
} from '../../src/lib/contracts/upgradeChecklist';
import { countUnmentioned } from './countUnmentioned';
import type { ReadGuide } from './readGuides';

/** Changes in the API; undefined if unknown. */
export type FindChanges = (comparison: Comparison) => Pick<ApiChanges, 'groups'> | undefined;

function createGuide({ names, ...guide }: ReadGuide, findChanges: FindChanges): UpgradeGuide {
  const { product, from, to } = guide;
  const changes = from === 'lab' ? undefined : findChanges({ product, from, to });
  return { ...guide, ...(changes && { unmentioned: countUnmentioned(changes, names) }) };
}

/** The data that the page loads. */
export function createFacts(guides: readonly ReadGuide[], findChanges: FindChanges): UpgradeFacts {
  return { guides: guides.map((guide) => createGuide(guide, findChanges)) };
}

/** The content of the served page, oldest guide first. */
export function createOutlines(guides: readonly ReadGuide[]): GuideOutline[] {
  return guides.map(({ product, from, to, path, steps }) => ({
    ...{ product, from, to, path },
    commands: steps
      .filter(({ kind }) => kind === 'codemod')
      .flatMap(({ commands = [] }) => commands),
  }));
}
