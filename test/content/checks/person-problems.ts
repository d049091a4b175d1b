import { lifePathNumber } from '../../../src/method/life-path-number.ts';

export interface Person {
  readonly name: string;
  readonly field: string;
  readonly birth: string;
}

/** Why a person does not belong in the record of `number`, or is not who our reference says. */
export function personProblems(person: Person, number: number, reference: readonly Person[]): string[] {
  const { name, field, birth } = person;
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  const actual = lifePathNumber({ day, month, year });
  const known = reference.find((other) => sameApostrophe(other.name) === sameApostrophe(name));
  return [
    ...(actual === number ? [] : [`"${name}", born ${birth}, has number ${actual}`]),
    ...(known ? [] : [`"${name}" is not in people-reference.json`]),
    ...(known && known.birth !== birth ? [`"${name}": birth "${birth}", in the reference "${known.birth}"`] : []),
    ...(known && known.field !== field ? [`"${name}": field "${field}", in the reference "${known.field}"`] : []),
  ];
}

/** The reference types the apostrophe of O'Connor; our texts set it. */
function sameApostrophe(name: string): string {
  return name.replaceAll('’', "'");
}
