import type { descriptiveHeadings as en } from '../../en/checks/descriptive-headings.ts';
import { agree, amount, number } from './grammar.ts';

const headings = { one: 'intertitre', other: 'intertitres' };

export const descriptiveHeadings: typeof en = {
  title: 'Les intertitres décrivent leur section',
  problem: 'Des intertitres ne décrivent pas leur section',
  why: 'Les pages dont les intertitres correspondent à la question sont citées plus souvent. La question étant inconnue ici, chaque intertitre est comparé au texte qui le suit.',
  heuristic: 'La formule est notre heuristique',
  words: {
    heading: 'Intertitre',
    score: 'Score',
    why: 'Raison',
    generic: 'générique, ne dit rien de sa section',
    repeated: 'répété sur la page',
    unanswered: 'une question sans réponse courte juste en dessous',
    tooShort: 'trop court pour décrire sa section',
    single: 'un seul mot-clé',
    unrelated: 'aucun mot-clé en commun avec le début de sa section',
    fine: '',
  },
  says: {
    tell: ({ weak, count }) => ({
      message:
        weak > 0
          ? `${amount(count - weak, headings)} sur ${number(count)} ${agree(count - weak, 'décrit le contenu de sa', 'décrivent le contenu de leur')} section.`
          : `${agree(count, 'L’intertitre décrit le contenu de sa section', `Les ${number(count)} intertitres décrivent tous le contenu de leur section`)}.`,
      change: '',
    }),
    vague: ({ weak, count, unrelated }) => ({
      message:
        unrelated === weak
          ? `${amount(weak, headings)} sur ${number(count)} ${agree(weak, 'n’a aucun mot-clé en commun avec sa', 'n’ont aucun mot-clé en commun avec leur')} section.`
          : `${amount(weak, headings)} sur ${number(count)} ${agree(weak, 'en dit peu sur sa', 'en disent peu sur leur')} section.`,
      change: 'Décrire la section dans chaque intertitre, avec des mots de la section. Répondre à une question juste en dessous.',
    }),
    little: ({ minSections }) => ({
      message: `Le contenu principal est court ou a moins de ${amount(minSections, { one: 'section', other: 'sections' })}.`,
      change: '',
    }),
  },
};
