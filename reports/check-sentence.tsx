import type { JSX } from 'preact';
import { clipText } from '../checks/core/helpers/clip.ts';

const quoted = /(?<=“)[^“”]+(?=”)|(?<=„)[^„“]+(?=“)|(?<=«)[^«»]+(?=»)|(?<=「)[^「」]+(?=」)/;
/** Without the marks that end the sentence or the part of it that the URL is in. */
const url = /https?:\/\/[^\s“”„«»「」،؛؟。]*[^\s“”„«»「」،؛؟。.,:;!?)\]]/;
/** Names that begin with a mark, such as --data, /docs, .well-known and <time>: in right-to-left text, the mark would move behind the name. */
const name = /<[a-z][^<>]*>|(?<![^\s(“„«「"'،])(?:--|[/.@#])[A-Za-z](?:[\w./*-]*[\w/*])?/;
const apart = new RegExp(`(${[quoted, url, name].map(({ source }) => source).join('|')})`);

/**
 * A sentence of a check or of the service. Text from the page (between “quotes”, URLs) and names with marks are isolated: otherwise,
 * quotation marks between two right-to-left words would take their direction, and lists of such words would be reordered.
 * @param cut whether long texts and URLs are cut, so that a headline stays a sentence
 */
export const SentenceWithQuotes = ({ text, cut = false }: { text: string; cut?: boolean }): JSX.Element => (
  <bdi dir="auto">
    {text.split(apart).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{cut ? cutQuote(part) : part}</bdi> : part))}
  </bdi>
);

/** About one line of the popup. */
const cutQuote = (part: string) => clipText(part, /[\u2e80-\ud7ff\uff00-\uff60]/.test(part) ? 24 : 48);
