import { regionMix } from '../data/energy';

export const sources = ['Hydro', 'Wind', 'Solar', 'Gas', 'Coal'];
export const regions = regionMix.map(({ region }) => region);

/** Terawatt-hours by source and region. A source that a region doesn't use has no cell. */
export const cells = regionMix.flatMap(({ hydro, wind, solar, gas, coal }, region) =>
  [hydro, wind, solar, gas, coal]
    .map((value, source): [number, number, number] => [source, region, value])
    .filter(([, , value]) => value > 0),
);
