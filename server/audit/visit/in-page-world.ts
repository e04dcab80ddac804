/** A selector or an XPath expression. `attribute`: for selectors; null for the text. */
export interface PageRule {
  kind: string;
  selector: string;
  attribute: string | null;
}

/** The object that in-page.ts creates in its isolated world under the name `pageloupe`. Results are JSON: a string crosses worlds far faster than an object. */
export interface InPage {
  /** @param now time of the audit, epoch milliseconds @returns the URL of the page and its facts */
  collect(now: number): Promise<{ url: string; facts: string }>;
  /** Stops the collectors: collect() returns what was read so far. */
  stop(): void;
  /** Collects the fact `served` from the HTML that the server sent. */
  served(html: string, response: unknown): Promise<string>;
  vitals(): string;
  /** Runs the user's rules on the document: JSON of an {@link Extracted} for each. */
  extract(rules: readonly PageRule[], limits: { values: number; characters: number }): string;
  /** Why a selector or expression is invalid; '' if it is valid. */
  ruleFault(rule: PageRule): string;
}
