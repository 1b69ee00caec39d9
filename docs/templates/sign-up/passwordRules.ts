import { type texts } from './texts';

interface Owner {
  name: string;
  email: string;
}

export interface CheckedRule {
  id: keyof typeof texts.rules;
  isMet: boolean;
}

/** Lists the words from the name and email address that the password must not contain. */
function listOwnWords({ name, email }: Owner): string[] {
  return `${name} ${email.split('@')[0]}`
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);
}

/** Returns the password rules, and whether each one is met. */
export function checkPassword(password: string, owner: Owner): CheckedRule[] {
  const isOwn = listOwnWords(owner).some((word) =>
    password.toLowerCase().includes(word),
  );
  return [
    { id: 'long', isMet: password.length >= 10 },
    { id: 'mixed', isMet: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
    { id: 'digit', isMet: /[^\p{L}\s]/u.test(password) },
    { id: 'own', isMet: password !== '' && !isOwn },
  ];
}

/** From 0 to 4. The names are in `texts.strength.levels`. */
export function rateStrength(rules: readonly CheckedRule[]): number {
  return rules.filter(({ isMet }) => isMet).length;
}
