import type { JSX } from 'preact';

/**
 * A sentence of a check. What it has of the page (text between “quotes”, URLs) is isolated: else the quotes between two right-to-left
 * words would take their direction, and a list of such words would be mixed up.
 */
export const WrittenCheckSentence = ({ text }: { text: string }): JSX.Element => (
  <bdi dir="auto">
    {text.split(/((?<=“)[^“”]+(?=”)|https?:\/\/[^\s“”]+)/).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))}
  </bdi>
);
