import type { JSX } from 'preact';

const quoted = /(?<=“)[^“”]+(?=”)|(?<=„)[^„“]+(?=“)|(?<=«)[^«»]+(?=»)|(?<=「)[^「」]+(?=」)/;
/** Without the marks that end the sentence or the part of it that the URL is in. */
const url = /https?:\/\/[^\s“”„«»「」،؛؟。]*[^\s“”„«»「」،؛؟。.,:;!?)\]]/;
/** Names that begin with a mark, such as --data, /docs, .well-known and <time>: in right-to-left text, the mark would move behind the name. */
const name = /<[a-z][^<>]*>|(?<![^\s(“„«「"'،])(?:--|[/.@#])[A-Za-z](?:[\w./*-]*[\w/*])?/;
const apart = new RegExp(`(${[quoted, url, name].map(({ source }) => source).join('|')})`);

/**
 * A sentence of a check or of the service. Text from the page (between “quotes”, URLs) and names with marks are isolated: otherwise,
 * quotation marks between two right-to-left words would take their direction, and lists of such words would be reordered.
 */
export const SentenceWithQuotes = ({ text }: { text: string }): JSX.Element => (
  <bdi dir="auto">{text.split(apart).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))}</bdi>
);
