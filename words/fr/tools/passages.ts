import type { words as en } from '../../en/tools/passages.ts';
import { french } from '../french.ts';

const { amount, number, percent } = french;
const wordsOf = (count: number) => amount(count, { one: 'mot', other: 'mots' });
const charactersOf = (count: number) => `environ ${amount(count, { one: 'caractère', other: 'caractères' })}`;
const passagesOf = (count: number) => amount(count, { one: 'passage', other: 'passages' });

export const words: typeof en = {
  none: 'Aucun texte principal à diviser en passages.',
  mainText: 'Texte principal',
  topTerms: 'Termes principaux',
  firstAnswer: 'Première réponse',
  size: {
    words: ({ count, passages }) => `${wordsOf(count)} dans ${passagesOf(passages)}`,
    characters: ({ count, passages }) => `${charactersOf(count)} dans ${passagesOf(passages)}`,
  },
  noTerms: 'aucun',
  atOnce: 'au début',
  after: { words: ({ count }) => `après ${wordsOf(count)}`, characters: ({ count }) => `après ${charactersOf(count)}` },
  noLead: 'aucun paragraphe tôt dans le texte principal',
  mark: 'Surligner les passages sur la page',
  markOf: ({ number: index, score }) => `passage ${number(index)} : ${number(score)}`,
  groups: { good: 'passage autonome', warn: 'en partie autonome', bad: 'a besoin du texte qui l’entoure' },
  ask: {
    title: 'Interroger la page',
    note: 'Classe les passages selon le nombre de termes de votre question qu’ils contiennent. Pas de modèle d’IA ; rien ne quitte votre appareil.',
    question: 'Question',
    placeholder: 'Que demanderait un lecteur ?',
    none: 'Aucun passage ne contient de terme de cette question.',
    found: ({ found, all }) => `${passagesOf(found)} sur ${number(all)}`,
  },
  best: 'Passages les plus pertinents',
  inOrder: 'Passages dans l’ordre',
  more: ({ count }) => `En afficher ${number(count)} de plus`,
  card: {
    before: 'Avant le premier intertitre',
    index: ({ index }) => `${number(index)}.`,
    passage: ({ index }) => `passage ${number(index)}`,
    share: ({ share }) => `${percent(share)} des termes de la question`,
    alone: ({ score }) => `autonomie : ${number(score)} sur 100`,
    words: {
      fits: ({ count }) => wordsOf(count),
      short: ({ count }) => `${wordsOf(count)}, court`,
      long: ({ count }) => `${wordsOf(count)}, long`,
    },
    characters: {
      fits: ({ count }) => charactersOf(count),
      short: ({ count }) => `${charactersOf(count)}, court`,
      long: ({ count }) => `${charactersOf(count)}, long`,
    },
    namesNone: 'ne mentionne aucun terme principal',
    opens: ({ opener }) => `commence par « ${opener} »`,
    sendsAway: ({ pointer }) => `renvoie ailleurs : « ${pointer} »`,
  },
};
