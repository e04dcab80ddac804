/** One way in which a page names somebody or gives a date. A table of them is run from top to bottom. */
export interface Rule<View, Candidate, Found> {
  /** Stands in the facts and in reports, so that a wrong answer names the rule to mend. */
  id: string;
  /** What it looks at, in the order of the page. */
  where(view: View): Iterable<Candidate>;
  /** What is there. */
  find(candidate: Candidate, view: View): readonly Found[];
  /** What looks the same and is something else. */
  unless?(candidate: Candidate, view: View): boolean;
  /** Only where no rule above it found anything. */
  alone?: true;
}
/** A rule as its table holds it: whatever its candidates are. */
export interface Row<View, Found> extends Pick<Rule<View, unknown, Found>, 'id' | 'alone'> {
  run(view: View): Found[];
}

export function row<View, Candidate, Found>({ id, where, find, unless, alone }: Rule<View, Candidate, Found>): Row<View, Found> {
  return {
    id,
    ...(alone && { alone }),
    run(view) {
      const found: Found[] = [];
      for (const candidate of where(view)) if (!unless?.(candidate, view)) found.push(...find(candidate, view));
      return found;
    },
  };
}
