/** A priority queue by time: the earliest item first, and among equal times the one added first. A binary heap. */
export class SimulatedQueue<T> {
  readonly #heap: { at: number; order: number; item: T }[] = [];
  #added = 0;

  get size(): number {
    return this.#heap.length;
  }

  add(at: number, item: T): void {
    const heap = this.#heap;
    let place = heap.push({ at, order: this.#added++, item }) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#isBefore(place, above)) return;
      this.#swap(place, above);
      place = above;
    }
  }

  take(): { at: number; item: T } | null {
    const heap = this.#heap;
    if (heap.length === 0) return null;
    this.#swap(0, heap.length - 1);
    const first = heap.pop()!;
    for (let place = 0; ;) {
      const [left, right] = [place * 2 + 1, place * 2 + 2];
      let next = place;
      if (left < heap.length && this.#isBefore(left, next)) next = left;
      if (right < heap.length && this.#isBefore(right, next)) next = right;
      if (next === place) return first;
      this.#swap(place, next);
      place = next;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one]!, this.#heap[other]!];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }
  #swap(one: number, other: number): void {
    [this.#heap[one], this.#heap[other]] = [this.#heap[other]!, this.#heap[one]!];
  }
}
