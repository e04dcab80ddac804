/** A selector or an XPath expression. Attribute: of selectors, null for the text. */
export interface PageRule {
  kind: string;
  selector: string;
  attribute: string | null;
}

/** What in-page.ts leaves in its isolated world under the name `pageloupe`. Answers are JSON: a string crosses worlds far cheaper than an object. */
export interface InPage {
  /** @param now epoch milliseconds of the audit @returns the URL of the page that was read beside its facts */
  collect(now: number): Promise<{ url: string; facts: string }>;
  /** Stops the collectors: collect() returns what was read so far. */
  stop(): void;
  /** The fact `served`, of the HTML that the server gave. */
  served(html: string, response: unknown): Promise<string>;
  vitals(): string;
  /** What rules of a user find in the document: JSON of an {@link Extracted} for each. */
  extract(rules: readonly PageRule[], limits: { values: number; characters: number }): string;
  /** Why a selector or expression is invalid; '' if it is valid. */
  ruleFault(rule: PageRule): string;
}
