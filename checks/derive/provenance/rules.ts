/** One rule for how a page names a person or gives a date. A table of rules is tried from top to bottom. */
export interface Rule<View, Candidate, Found> {
  /** Is in facts and reports, so that a wrong result names the rule to fix. */
  id: string;
  /** Candidates, in the order of the page. */
  where(view: View): Iterable<Candidate>;
  /** The value of a candidate. */
  find(candidate: Candidate, view: View): readonly Found[];
  /** Exceptions: candidates that only look similar. */
  unless?(candidate: Candidate, view: View): boolean;
  /** Applies only if no rule above it found anything. */
  alone?: true;
}
/** A rule in its table, independent of the type of its candidates. One that looks at the whole page has none. */
export interface Row<View, Found> extends Pick<Rule<View, unknown, Found>, 'id' | 'alone'> {
  run(view: View): Found[];
}

export function ruleRow<View, Candidate, Found>({ id, where, find, unless, alone }: Rule<View, Candidate, Found>): Row<View, Found> {
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
