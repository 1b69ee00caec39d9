import path from 'node:path';
import { PRODUCT_SLUGS } from '../../../src/lib/products';
import { type ApiProductId } from '../../../src/lib/contracts/api';
import { getWorkspaceDir, loadModels } from '../loadModels';
import { applyReasons, type FoundDifference } from './applyReasons';
import { compareProduct } from './compareProduct';
import { compareSpans } from './compareSpans';
import type { MajorMembers } from './findSpans';
import { readComponentProps } from './readComponentProps';
import { REASONS } from './reasons';

/**
 * Compares the model with an independent oracle: `React.ComponentProps` of every component of every
 * major, as the compiler sees it. It uses no part of the extractor.
 */

const SITE_DIR = path.join(__dirname, '../../..');

async function compare(product: ApiProductId): Promise<FoundDifference[]> {
  const { extractions } = await loadModels(SITE_DIR);
  const models = extractions.map(({ model }) => model).filter((model) => model.product === product);
  const majors: MajorMembers[] = [];
  return models.flatMap((model, index) => {
    const { major } = model;
    const facts = readComponentProps(getWorkspaceDir(SITE_DIR, major), model);
    majors.push({
      major,
      components: new Map(
        facts.components.map(({ component, props }) => [component.name, new Set(props.keys())]),
      ),
      names: new Set(model.exports.map(({ name }) => name)),
    });
    return [...compareProduct(facts), ...compareSpans(models.slice(0, index + 1), majors)].map(
      (difference) => ({ product, major, ...difference }),
    );
  });
}

test.each(PRODUCT_SLUGS)(
  'every member of the components of %s matches the compiler, or the reason is known',
  async (product) => {
    const reasons = REASONS.filter((reason) => reason.product === product);
    expect(applyReasons(await compare(product), reasons)).toEqual({ unexplained: [], idle: [] });
  },
  600_000,
);
