export interface Task {
  id: number;
  code: string;
  name: string;
  crew: string | null;
  hours: number;
}

const plan: [code: string, name: string, crew: string | null, hours: number][] = [
  ['1', 'Site', null, 74],
  ['1.1', 'Clear the bank', 'Grounds', 26],
  ['1.2', 'Survey the lake bed', 'Survey', 18],
  ['1.3', 'Temporary road', 'Grounds', 30],
  ['2', 'Foundation', null, 212],
  ['2.1', 'Piles', null, 148],
  ['2.1.1', 'Deliver the piles', 'Haulage', 22],
  ['2.1.2', 'Drive the piles', 'Marine', 96],
  ['2.1.3', 'Test under load', 'Survey', 30],
  ['2.2', 'Ring beam', 'Concrete', 64],
  ['3', 'House', null, 410],
  ['3.1', 'Frame', 'Carpentry', 160],
  ['3.2', 'Roof', null, 138],
  ['3.2.1', 'Rafters', 'Carpentry', 54],
  ['3.2.2', 'Shingles', 'Roofing', 84],
  ['3.3', 'Doors to the water', 'Carpentry', 112],
  ['4', 'Slipway', null, 96],
  ['4.1', 'Rails', 'Marine', 58],
  ['4.2', 'Winch', 'Electrics', 38],
];

/** The plan for a boathouse. `2.1.3` is the third task in `2.1`. */
export const tasks: Task[] = plan.map(([code, name, crew, hours], index) => ({
  id: index + 1,
  code,
  name,
  crew,
  hours,
}));
