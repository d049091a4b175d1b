/** Most callers make a few requests a minute; only the busy ones get a larger ring. */
const INITIAL_CAPACITY = 4;

/** A first-in first-out row of times that grows up to a maximum, without moving its content on every removal. */
export class TimeRing {
  readonly #max: number;
  #times: Float64Array;
  #start = 0;
  #count = 0;

  constructor(max: number) {
    this.#max = max;
    this.#times = new Float64Array(0);
  }

  get count(): number {
    return this.#count;
  }

  get capacity(): number {
    return this.#times.length;
  }

  /** Time of the first entry; -Infinity when empty. */
  get oldest(): number {
    return this.#count === 0 ? -Infinity : this.#times[this.#start]!;
  }

  /** Time of the last entry; -Infinity when empty. */
  get newest(): number {
    return this.#count === 0 ? -Infinity : this.#times[(this.#start + this.#count - 1) % this.capacity]!;
  }

  /** Removes every entry that is not later than the given time. */
  dropUntil(time: number): void {
    while (this.#count > 0 && this.oldest <= time) {
      this.#start = (this.#start + 1) % this.capacity;
      this.#count--;
    }
  }

  /** Removes the last entry, if there is one. */
  dropNewest(): void {
    if (this.#count > 0) this.#count--;
  }

  /** Adds an entry at the end. Returns by how many slots the ring grew. */
  push(time: number): number {
    const grown = this.#count === this.capacity ? this.#grow() : 0;
    this.#times[(this.#start + this.#count) % this.capacity] = time;
    this.#count++;
    return grown;
  }

  #grow(): number {
    const before = this.capacity;
    if (before >= this.#max) throw new RangeError(`a ring of ${this.#max} times is full`);
    const times = new Float64Array(Math.min(this.#max, Math.max(INITIAL_CAPACITY, before * 2)));
    for (let i = 0; i < this.#count; i++) times[i] = this.#times[(this.#start + i) % before]!;
    this.#times = times;
    this.#start = 0;
    return this.capacity - before;
  }
}
