export interface Lot {
  id: number;
  lot: string;
  maker: string;
  /** In US dollars. */
  bid: number;
  bids: number;
}

const entries: [string, string, number][] = [
  ['Wall clock', 'Junghans', 180],
  ['Pocket watch', 'Waltham', 240],
  ['Ship chronometer', 'Ulysse Nardin', 2900],
  ['Carriage clock', 'Duverdrey', 410],
  ['Metronome', 'Seth Thomas', 60],
  ['Barograph', 'Negretti & Zambra', 780],
  ['Sextant', 'Heath & Co', 520],
  ['Marine compass', 'Ritchie', 150],
  ['Theodolite', 'Kern', 640],
  ['Field telescope', 'Ross', 330],
  ['Opera glasses', 'Lemaire', 95],
  ['Microscope', 'Leitz', 870],
  ['Slide rule', 'Keuffel & Esser', 45],
  ['Adding machine', 'Comptometer', 210],
  ['Typewriter', 'Olivetti', 160],
  ['Box camera', 'Kodak', 70],
  ['Folding camera', 'Voigtländer', 190],
  ['Stereoscope', 'Underwood', 110],
];

export const lots: Lot[] = entries.map(([lot, maker, bid], index) => ({
  id: index + 1,
  lot,
  maker,
  bid,
  bids: 0,
}));
