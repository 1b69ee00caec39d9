import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
} from '@site/src/lib/contracts/demos';

/** What the URL asks to start with. */
export type Start =
  | { type: 'code'; text: string }
  | {
      type: 'demo';
      /** `<docs path>/<Name>`: `react-data-grid/column-pinning/PinInitial`, `…/DateState@luxon`. */
      id: string;
      styling: CodeStyling;
      /** Undefined: the reader's own. */
      language: CodeVariant | undefined;
    };

/**
 * Excludes anything that could send a request outside of the sources folder; `@luxon` is another
 * date library.
 */
const DEMO_ID = /^(?:[\w-]+\/)+\w+(?:@[\w-]+)?$/;

/** Reads `#code=…` and `#demo=…[&styling=…][&language=…]`; undefined for any other hash. */
export function readStartHash(hash: string): Start | undefined {
  if (hash.startsWith('#code=')) {
    return { type: 'code', text: hash.slice('#code='.length) };
  }
  const fields = new URLSearchParams(hash.slice(1));
  const id = fields.get('demo');
  if (id === null || !DEMO_ID.test(id)) {
    return undefined;
  }
  return {
    type: 'demo',
    id,
    styling: CODE_STYLINGS.find((styling) => styling === fields.get('styling')) ?? 'system',
    language: CODE_VARIANTS.find((language) => language === fields.get('language')),
  };
}
