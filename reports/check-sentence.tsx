import type { JSX } from 'preact';

/** A text between the quotation marks of a language, or a URL. */
const ofPage = /((?<=“)[^“”]+(?=”)|(?<=„)[^„“]+(?=“)|(?<=«)[^«»]+(?=»)|(?<=「)[^「」]+(?=」)|https?:\/\/[^\s“”„«»「」]+)/;

/**
 * A sentence of a check. Text from the page (between “quotes”, URLs) is isolated: otherwise, quotation marks between two right-to-left
 * words would take their direction, and lists of such words would be reordered.
 */
export const SentenceWithQuotes = ({ text }: { text: string }): JSX.Element => (
  <bdi dir="auto">{text.split(ofPage).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))}</bdi>
);
