/** Enough for what is popular at one time. */
const MAX_ENTRIES = 4_096;
/** Every real path is shorter; a longer one is work for its sender, not for our memory. */
const MAX_KEY_LENGTH = 64;

/** The same pure function, which remembers its latest results. When the memory is full it starts anew. */
export function rememberRecent<T>(compute: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    if (key.length > MAX_KEY_LENGTH) return result;
    if (results.size >= MAX_ENTRIES) results.clear();
    results.set(key, result);
    return result;
  };
}
