/** People who are in more than one place: the name and both places. */
export function repeatedPeople(people: readonly { readonly name: string; readonly place: string }[]): string[] {
  const seen = new Map<string, string>();
  return people.flatMap(({ name, place }) => {
    const first = seen.get(name);
    seen.set(name, first ?? place);
    return first === undefined ? [] : [`${place}: "${name}", already in ${first}`];
  });
}
