import { createRandom } from '../../data/random';
import { createServer, type RowsRequest } from '../../data/server';

/** A plant family, one of its species, or a seed lot of a species. */
export interface SeedRow {
  id: number;
  name: string;
  /** 0 for a family, 1 for a species, 2 for a lot. */
  level: number;
  /** The number of species or lots inside. */
  children: number;
  seeds: number;
  /** Seeds that germinated in the last test, in percent; `null` before the first test. */
  germination: number | null;
}

const genera: Record<string, string[]> = {
  Apiaceae: ['Angelica', 'Daucus', 'Eryngium'],
  Asteraceae: ['Achillea', 'Arnica', 'Aster', 'Centaurea'],
  Brassicaceae: ['Arabis', 'Draba', 'Lunaria'],
  Campanulaceae: ['Campanula', 'Jasione', 'Phyteuma'],
  Caryophyllaceae: ['Dianthus', 'Lychnis', 'Silene'],
  Ericaceae: ['Calluna', 'Erica', 'Vaccinium'],
  Fabaceae: ['Lathyrus', 'Lupinus', 'Trifolium', 'Vicia'],
  Gentianaceae: ['Centaurium', 'Gentiana', 'Swertia'],
  Lamiaceae: ['Lavandula', 'Salvia', 'Thymus'],
  Poaceae: ['Briza', 'Festuca', 'Poa', 'Stipa'],
  Ranunculaceae: ['Aquilegia', 'Caltha', 'Pulsatilla'],
  Rosaceae: ['Dryas', 'Geum', 'Potentilla', 'Rubus'],
};

const epithets = [
  ...['alba', 'alpina', 'arvensis', 'aurea', 'borealis', 'canadensis', 'crispa'],
  ...[
    'elegans',
    'glacialis',
    'gracilis',
    'maritima',
    'montana',
    'nivalis',
    'palustris',
  ],
  ...[
    'pratensis',
    'pumila',
    'repens',
    'rupestris',
    'sylvatica',
    'tenuis',
    'vulgaris',
  ],
];

const random = createRandom(12);
const families: SeedRow[] = [];
const below = new Map<string, SeedRow[]>();
let lastId = 0;

function createParent(name: string, level: number, children: SeedRow[]): SeedRow {
  const tested = children.flatMap(({ germination }) => germination ?? []);
  const sum = (numbers: number[]) =>
    numbers.reduce((total, next) => total + next, 0);
  lastId += 1;
  return {
    id: lastId,
    name,
    level,
    children: children.length,
    seeds: sum(children.map(({ seeds }) => seeds)),
    germination: tested.length > 0 ? Math.round(sum(tested) / tested.length) : null,
  };
}

for (const [family, names] of Object.entries(genera)) {
  const species = names.flatMap((genus) =>
    epithets.map((epithet) => {
      const lots = Array.from({ length: random.between(3, 34) }, (_, index) => {
        lastId += 1;
        return {
          id: lastId,
          name: `Lot ${random.between(2004, 2026)}-${1000 + lastId}`,
          level: 2,
          children: 0,
          seeds: random.between(2, 240) * (index % 3 === 0 ? 25 : 10),
          germination: random.chance(85) ? random.between(41, 99) : null,
        };
      });
      const name = `${genus} ${epithet}`;
      below.set(JSON.stringify([family, name]), lots);
      return createParent(name, 1, lots);
    }),
  );
  below.set(JSON.stringify([family]), species);
  families.push(createParent(family, 0, species));
}

/** Returns a page of families, or of the children of the branch that `groupKeys` names. */
export function fetchSeeds(request: RowsRequest & { groupKeys: string[] }) {
  const { groupKeys } = request;
  const rows =
    groupKeys.length > 0 ? below.get(JSON.stringify(groupKeys)) : families;
  return createServer(rows ?? [], { latency: 500 }).getRows(request);
}
