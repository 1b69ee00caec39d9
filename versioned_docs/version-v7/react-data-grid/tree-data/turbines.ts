import { createRandom } from '../data/random';

export interface Part {
  id: number;
  path: string[];
  /** In pounds. */
  weight: number;
  checks: number;
}

const systems = ['Rotor', 'Nacelle', 'Tower', 'Grid connection'];
const assemblies = ['Frame', 'Drive', 'Bearings', 'Sensors', 'Cooling'];
const parts = ['Bolts', 'Housing', 'Seal', 'Cable', 'Plate', 'Spare set'];

const random = createRandom(5);

const createPart = (path: string[], id: number): Part => ({
  id,
  path,
  weight: random.between(2, 900) * 10 ** (4 - path.length),
  checks: random.between(0, 24),
});

/** Eight wind turbines and all their parts: 1,160 rows on four levels. */
export const turbines: Part[] = Array.from(
  { length: 8 },
  (_, index) => `WT-0${index + 1}`,
)
  .flatMap((turbine) => [
    [turbine],
    ...systems.flatMap((system) => [
      [turbine, system],
      ...assemblies.flatMap((assembly) => [
        [turbine, system, assembly],
        ...parts.map((part) => [turbine, system, assembly, part]),
      ]),
    ]),
  ])
  .map(createPart);
