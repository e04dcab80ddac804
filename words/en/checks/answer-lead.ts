import type { LeadPart } from '../../../checks/derive/text/passages.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import { agree, and, fixed, number, percent } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const mostWords = 6;
const listed = (words: readonly string[]) =>
  and([
    ...words.slice(0, mostWords).map((word) => `“${word}”`),
    ...(words.length > mostWords ? [`${number(words.length - mostWords)} more`] : []),
  ]);

interface Weak {
  length: TextLength;
  before: TextLength;
  missing: readonly string[];
}
const weaknesses: Record<LeadPart, (args: Weak) => string> = {
  position: ({ before }) =>
    `The answer starts late: ${textLengthText(before)} ${agree(before.count, 'comes', 'come')} before the first real paragraph.`,
  subject: ({ missing }) =>
    missing.length > 0
      ? `The first paragraph doesn’t mention ${listed(missing)} from the title and main heading.`
      : 'The first paragraph barely uses the words of the title and main heading.',
  size: ({ length }) => `The first paragraph is long: ${textLengthText(length)}.`,
  statement: () => 'The first paragraph ends in a question or a colon instead of answering.',
};
const change = 'Open the main content with one short paragraph that names the topic and states the answer.';

export const answerLead = {
  title: 'The page states its answer early',
  problem: 'The answer comes late or is unclear',
  why: 'Answer engines quote the first third of a page more often than the rest, and readers decide there whether to stay. An opening paragraph that names the topic can be quoted on its own.',
  heuristic: 'The formula is our heuristic',
  words: {
    part: 'Part',
    weight: 'Weight',
    score: 'Score',
    share: ({ value }: { value: number }) => fixed(value, 2),
    notApplicable: 'does not apply',
    words: 'words',
    position: 'position',
    subject: 'topic',
    size: 'length',
    statement: 'statement',
  },
  says: {
    early: ({ length, named }: { length: TextLength; named: readonly string[] }) => ({
      message: `The page opens with a paragraph of ${textLengthText(length)}${named.length > 0 ? ` that names ${listed(named)}` : ''}.`,
      change: '',
    }),
    weak: ({ weak, ...args }: { weak: readonly LeadPart[]; length: TextLength; before: TextLength; missing: readonly string[] }) => ({
      message: weak.map((part) => weaknesses[part](args)).join(' '),
      change,
    }),
    none: ({ within }: { within: number }) => ({ message: `The first ${percent(within)} of the main content has no paragraph.`, change }),
    ours: () => ({ message: 'Scores for position, topic, length and form of the first paragraph:', change: '' }),
    little: () => ({ message: 'The main content is too short to have an opening paragraph.', change: '' }),
  },
};
