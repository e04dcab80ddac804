/** With which judgement each part of an audit last changed: who has seen an earlier one needs only the parts that differ. */
export class TabAuditChanges {
  readonly #parts = new Map<string, { value: unknown; judgement: number }>();

  /** @param parts by name; what is the same is compared by identity, so give texts for what is made anew each time */
  note(judgement: number, parts: Iterable<readonly [name: string, value: unknown]>): void {
    for (const [name, value] of parts) {
      const before = this.#parts.get(name);
      if (before?.value !== value) this.#parts.set(name, { value, judgement });
    }
  }

  /** @param seen number of the judgement that was seen, 0 for none */
  isNew(name: string, seen: number): boolean {
    return (this.#parts.get(name)?.judgement ?? 0) > seen;
  }
}
