/** At which judgement each part of an audit last changed, so that a client with an earlier judgement gets only the parts that changed since. */
export class TabAuditChanges {
  readonly #parts = new Map<string, { value: unknown; judgement: number }>();

  /** @param parts by name. They are compared by identity, so pass texts for parts that are new objects each time */
  note(judgement: number, parts: Iterable<readonly [name: string, value: unknown]>): void {
    for (const [name, value] of parts) {
      const before = this.#parts.get(name);
      if (before?.value !== value) this.#parts.set(name, { value, judgement });
    }
  }

  /** @param seen number of the judgement that the client has; 0 for none */
  isNew(name: string, seen: number): boolean {
    return (this.#parts.get(name)?.judgement ?? 0) > seen;
  }
}
