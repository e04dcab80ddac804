import type { LeadPart } from '../../../checks/derive/text/passages.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import type { answerLead as en } from '../../en/checks/answer-lead.ts';
import { agree, amount, and, fixed, percent } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const mostWords = 6;
const listed = (words: readonly string[]) =>
  and([
    ...words.slice(0, mostWords).map((word) => `« ${word} »`),
    ...(words.length > mostWords ? [amount(words.length - mostWords, { one: 'autre', other: 'autres' })] : []),
  ]);

interface Weak {
  length: TextLength;
  before: TextLength;
  missing: readonly string[];
}
const weaknesses: Record<LeadPart, (args: Weak) => string> = {
  position: ({ before }) =>
    `La réponse arrive tard : ${textLengthText(before)} ${agree(before.count, 'précède', 'précèdent')} le premier vrai paragraphe.`,
  subject: ({ missing }) =>
    missing.length > 0
      ? `Le premier paragraphe ne reprend pas ces mots du title et du titre principal : ${listed(missing)}.`
      : 'Le premier paragraphe reprend à peine les mots du title et du titre principal.',
  size: ({ length }) => `Le premier paragraphe est long : ${textLengthText(length)}.`,
  statement: () => 'Le premier paragraphe se termine par une question ou un deux-points au lieu de répondre.',
};
const change = 'Ouvrir le contenu principal par un court paragraphe qui nomme le sujet et donne la réponse.';

export const answerLead: typeof en = {
  title: 'La page donne vite sa réponse',
  problem: 'La réponse est tardive ou peu claire',
  why: 'Les moteurs de réponse citent plus souvent le premier tiers d’une page que le reste, et c’est là que les lecteurs décident de rester. Un premier paragraphe qui nomme le sujet peut être cité tel quel.',
  heuristic: 'La formule est notre heuristique',
  words: {
    part: 'Critère',
    weight: 'Poids',
    score: 'Score',
    share: ({ value }) => fixed(value, 2),
    notApplicable: 'ne s’applique pas',
    words: 'mots',
    position: 'position',
    subject: 'sujet',
    size: 'longueur',
    statement: 'énoncé',
  },
  says: {
    early: ({ length, named }) => ({
      message: `La page s’ouvre sur un paragraphe (${textLengthText(length)})${named.length > 0 ? ` qui nomme ${listed(named)}` : ''}.`,
      change: '',
    }),
    weak: ({ weak, ...args }) => ({ message: weak.map((part) => weaknesses[part](args)).join(' '), change }),
    none: ({ within }) => ({ message: `Aucun paragraphe dans les premiers ${percent(within)} du contenu principal.`, change }),
    ours: () => ({ message: 'Scores de position, sujet, longueur et forme du premier paragraphe :', change: '' }),
    little: () => ({ message: 'Le contenu principal est trop court pour avoir un paragraphe d’introduction.', change: '' }),
  },
};
