export interface Account {
  id: number;
  handle: string;
  fullName: string;
  team: string;
}

export const accounts: Account[] = [
  { id: 1, handle: 'amara', fullName: 'Amara Okafor', team: 'Support' },
  { id: 2, handle: 'ben', fullName: 'Ben Lindqvist', team: 'Design' },
  { id: 3, handle: 'keiko', fullName: 'Keiko Nakamura', team: 'Sales' },
  { id: 4, handle: 'tala', fullName: 'Tala Reyes', team: 'Support' },
  { id: 5, handle: 'oskar', fullName: 'Oskar Brandt', team: 'Finance' },
  { id: 6, handle: 'mira', fullName: 'Mira Haddad', team: 'Sales' },
];

/** Returns what a server would respond, after 600 ms. */
export async function findProblem(handle: string, id: number): Promise<string> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (!/^[a-z]{2,}$/.test(handle)) {
    return 'Use two or more letters from a to z';
  }
  return accounts.some((account) => account.handle === handle && account.id !== id)
    ? `${handle} is taken`
    : '';
}

const teams = ['Support', 'Design', 'Sales', 'Finance'];

/** A row that the server refuses, with a problem for each invalid field. */
export class RefusedRow extends Error {
  constructor(
    readonly id: number,
    readonly problems: Record<string, string>,
  ) {
    super('The server refused the row.');
  }
}

/** Saves a row, or throws what a server would respond, after 600 ms. */
export async function saveAccount(account: Account): Promise<Account> {
  const problems: Record<string, string> = {};
  const handle = await findProblem(account.handle, account.id);
  if (handle) {
    problems.handle = handle;
  }
  if (!teams.includes(account.team)) {
    problems.team = `Choose one of ${teams.join(', ')}`;
  }
  if (Object.keys(problems).length > 0) {
    throw new RefusedRow(account.id, problems);
  }
  return account;
}
