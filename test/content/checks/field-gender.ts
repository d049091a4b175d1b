export type Gender = 'woman' | 'man';

/** Nouns in -a and -o that men and women share: «poeta», «futbolista», «astronauta», «psiquiatra», «monarca», «soprano». */
const COMMON = /(?:sta|eta|auta|iatra|arca|soprano)$/u;

/** Whether a field («pintora», «actor y político») says that it is a woman's or a man's; many say neither («cantante»). */
export function fieldGender(field: string): Gender | undefined {
  // What follows a comma, «de» or «por» describes the trade, not the person.
  const [trade = ''] = field.split(/,| de | por /u);
  const genders = new Set(trade.split(' ').flatMap((word) => wordGender(word) ?? []));
  return genders.size === 1 ? [...genders][0] : undefined;
}

function wordGender(word: string): Gender | undefined {
  if (COMMON.test(word)) return undefined;
  if (/(?:a|triz)$/u.test(word)) return 'woman';
  return /(?:o|or)$/u.test(word) ? 'man' : undefined;
}
