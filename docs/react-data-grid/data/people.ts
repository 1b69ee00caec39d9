import { createRandom } from './random';

export interface Person {
  id: number;
  name: string;
  department: string;
  role: string;
  office: string;
  email: string;
  startedOn: Date;
  /** In US dollars per year. */
  salary: number;
  /** From 1 to 5; `null` before the first review. */
  rating: number | null;
  isRemote: boolean;
  /** The path in a tree: the names of all managers from the top down, then the person's own. */
  path: string[];
}

const firstNames = [
  ...[
    'Amara',
    'Ben',
    'Chiara',
    'Dmitri',
    'Elif',
    'Farid',
    'Greta',
    'Hugo',
    'Imani',
    'Jonas',
  ],
  ...[
    'Keiko',
    'Liam',
    'Mira',
    'Noor',
    'Oskar',
    'Priya',
    'Quentin',
    'Rosa',
    'Soren',
    'Tala',
  ],
];

const lastNames = [
  ...[
    'Okafor',
    'Lindqvist',
    'Moretti',
    'Haddad',
    'Castellano',
    'Brandt',
    'Nakamura',
    'Reyes',
  ],
  ...[
    'Novak',
    'Abernathy',
    'Dubois',
    'Kowalski',
    'Sandoval',
    'Fitzgerald',
    'Iyer',
    'Petersen',
  ],
];

const departments = [
  ['Engineering', ['Software engineer', 'Test engineer', 'Site engineer']],
  ['Design', ['Product designer', 'Researcher', 'Illustrator']],
  ['Sales', ['Account manager', 'Sales engineer', 'Partner manager']],
  ['Support', ['Support agent', 'Technical writer', 'Trainer']],
  ['Finance', ['Controller', 'Payroll clerk', 'Analyst']],
] as const;

const offices = ['Denver', 'Rotterdam', 'Nairobi', 'Osaka', 'Montevideo'] as const;

/**
 * Creates a company's people. The same seed gives the same people. The first one leads the
 * company, the next five lead its departments, and everyone else reports to one of these five.
 */
export function createPeople(count: number, seed = 1): Person[] {
  const random = createRandom(seed);
  const names = new Map<string, number>();
  const heads: Person[] = [];
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
    const times = (names.get(`${first} ${last}`) ?? 0) + 1;
    names.set(`${first} ${last}`, times);
    // Paths consist of names, so each name belongs to only one person.
    const name = times === 1 ? `${first} ${last}` : `${first} ${last} ${times}`;
    const [department, roles] =
      departments[Math.max(0, index - 1) % departments.length];
    const level = Math.min(2, Math.ceil(index / departments.length));
    const role = [
      'Chief executive',
      `Head of ${department.toLowerCase()}`,
      random.pick(roles),
    ];
    const managers = heads.filter(
      (head) => head.id === 1 || (level === 2 && head.department === department),
    );
    const person: Person = {
      id: index + 1,
      name,
      department: level === 0 ? 'Management' : department,
      role: role[level],
      office: random.pick(offices),
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
      startedOn: new Date(
        random.between(2012, 2025),
        random.between(0, 11),
        random.between(1, 28),
      ),
      salary: [240_000, 165_000, 62_000][level] + random.between(0, 40) * 1000,
      rating: random.chance(15) ? null : random.between(2, 5),
      isRemote: random.chance(35),
      path: [...managers.map((manager) => manager.name), name],
    };
    if (level < 2) {
      heads.push(person);
    }
    return person;
  });
}

/** 40 people, for demos that don't need a different number. */
export const people = createPeople(40);
