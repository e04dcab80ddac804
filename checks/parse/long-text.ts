/** A text in parts, with offsets of the whole: joining 50 MB would be one long task. */
export class LongText {
  readonly length: number;
  readonly #parts: readonly string[];
  /** Offset of each part, and of the end. */
  readonly #starts: number[] = [0];
  /** The part that was read last, because the next read is near it. */
  #last = 0;

  constructor(parts: readonly string[]) {
    this.#parts = parts;
    for (const part of parts) this.#starts.push(this.#starts.at(-1)! + part.length);
    this.length = this.#starts.at(-1)!;
  }

  slice(from: number, to: number): string {
    let text = '';
    for (let [at, end] = [from, Math.min(to, this.length)]; at < end;) {
      const part = this.#partAt(at);
      const piece = this.#parts[part]!.slice(at - this.#starts[part]!, end - this.#starts[part]!);
      text = text === '' ? piece : text + piece;
      at += piece.length;
    }
    return text;
  }

  startsWith(text: string, at: number): boolean {
    return this.slice(at, at + text.length) === text;
  }

  /** Offset of the next such character; -1 if there is none. */
  indexOf(char: string, from: number): number {
    for (let at = from; at < this.length;) {
      const part = this.#partAt(at);
      const found = this.#parts[part]!.indexOf(char, at - this.#starts[part]!);
      if (found >= 0) return this.#starts[part]! + found;
      at = this.#starts[part + 1]!;
    }
    return -1;
  }

  #partAt(index: number): number {
    while (index < this.#starts[this.#last]!) this.#last -= 1;
    while (index >= this.#starts[this.#last + 1]!) this.#last += 1;
    return this.#last;
  }
}
