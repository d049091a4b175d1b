export type Gender = 'woman' | 'man';

/** The gender of people whose field does not show it. */
export const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  woman: names(`
    Alicia de Larrocha, Aretha Franklin, Barbara McClintock, Chavela Vargas, Claribel Alegría, Dolly Parton,
    Emilia Pardo Bazán, Emily Dickinson, Gabriela Mistral, Gloria Estefan, Isabel Allende, J. K. Rowling,
    Lorena Ochoa, Madonna, Malala Yousafzai, Mariana Pajón, Nadia Comaneci, Nina Simone, Rosa Montero, Rosa Parks,
    Sally Ride, Selena Quintanilla, Serena Williams, Simone Biles, Sinéad O’Connor, Yulimar Rojas`),
  man: names(`
    Alfredo Di Stéfano, Andrés Iniesta, Antonio Machado, Arthur Conan Doyle, Benito Pérez Galdós, Carl Gustav Jung,
    Charles Darwin, David Beckham, Elvis Presley, Gabriel García Márquez, Lionel Messi, Marc Anthony,
    Mario Vargas Llosa, Martin Luther King Jr., Neil Armstrong, Octavio Paz, Paco Alcácer, Pau Gasol, Rafael Nadal,
    Roberto Bolaño, Roger Federer, Severiano Ballesteros, Vicente Aleixandre, Victor Hugo`),
};

/** Everyone in people-reference.json with a Nobel Prize, in a record or not. */
export const NOBEL_LAUREATES: readonly string[] = names(`
  Albert Einstein, Alice Munro, Barack Obama, Barbara McClintock, Bob Dylan, Elinor Ostrom, Emmanuelle Charpentier,
  Gabriel García Márquez, Gabriela Mistral, Malala Yousafzai, Marie Curie, Mario Vargas Llosa, Martin Luther King Jr.,
  Nelson Mandela, Octavio Paz, Pablo Neruda, Rigoberta Menchú, Rita Levi-Montalcini, Santiago Ramón y Cajal,
  Severo Ochoa, Teresa de Calcuta, Toni Morrison, Vicente Aleixandre, Wangari Maathai, Wisława Szymborska`);

function names(list: string): string[] {
  return list.trim().split(/,\s+/);
}

/** Nouns in -a and -o for both genders: «poeta», «futbolista», «astronauta», «psiquiatra», «monarca», «soprano». */
const COMMON = /(?:sta|eta|auta|iatra|arca|soprano)$/u;

/** The gender that a field shows («pintora», «actor y político»); many show none («cantante»). */
export function fieldGender(field: string): Gender | undefined {
  // The part after a comma, «de» or «por» describes the occupation, not the person.
  const [trade = ''] = field.split(/,| de | por /u);
  const telling = trade.split(' ').filter((word) => !COMMON.test(word));
  const isWoman = telling.some((word) => /(?:a|triz)$/u.test(word));
  const isMan = telling.some((word) => /(?:o|or)$/u.test(word));
  return isWoman === isMan ? undefined : isWoman ? 'woman' : 'man';
}

export function genderOf({ name, field }: { readonly name: string; readonly field: string }): Gender | undefined {
  return fieldGender(field) ?? (['woman', 'man'] as const).find((gender) => GENDERS[gender].includes(name));
}
