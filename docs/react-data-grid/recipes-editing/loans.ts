export interface Loan {
  id: number;
  tool: string;
  borrower: string;
  isDamaged: boolean;
  damage: string;
}

const returned: [tool: string, borrower: string, damage?: string][] = [
  ['Hedge trimmer', 'Amara Okafor'],
  ['Hammer drill', 'Ben Lindqvist', 'The chuck slips'],
  ['Paint sprayer', 'Chiara Moretti'],
  ['Tile cutter', 'Farid Haddad', 'The wheel is chipped'],
  ['Orbital sander', 'Greta Brandt'],
  ['Post hole digger', 'Hugo Castellano'],
  ['Router table', 'Imani Reyes'],
  ['Pressure washer', 'Jonas Petersen', 'Leaks at the pump'],
  ['Chainsaw', 'Keiko Nakamura'],
  ['Wallpaper steamer', 'Liam Fitzgerald'],
  ['Wheelbarrow', 'Mira Novak', 'Flat tire'],
  ['Extension ladder', 'Noor Iyer'],
  ['Jigsaw', 'Oskar Dubois'],
  ['Laser level', 'Priya Sandoval'],
  ['Cement mixer', 'Rosa Abernathy'],
];

export const loans: Loan[] = returned.map(
  ([tool, borrower, damage = ''], index) => ({
    id: index + 1,
    tool,
    borrower,
    isDamaged: damage !== '',
    damage,
  }),
);
