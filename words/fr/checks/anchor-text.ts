import type { anchorText as en } from '../../en/checks/anchor-text.ts';
import { agree, amount, number, percent, partReadText } from './grammar.ts';

const links = { one: 'lien', other: 'liens' };
const of = (count: number, total: number) => `${amount(count, links)} sur ${number(total)}`;

export const anchorText: typeof en = {
  title: 'Les liens ont un texte descriptif',
  problem: 'Liens sans texte descriptif',
  why: 'Le texte d’un lien indique aux visiteurs et aux moteurs de recherche de quoi parle la cible. « Lire la suite » n’en dit rien, et une icône sans nom encore moins.',
  heuristic: 'Notre heuristique : le nombre de liens génériques ou vides à partir duquel c’est trop',
  says: {
    descriptive: ({ count }) => ({
      message: `${agree(count, 'Le seul lien vers une autre page a', `Les ${number(count)} liens vers d’autres pages ont tous`)} un texte descriptif.`,
      change: '',
    }),
    named: ({ count }) => ({
      message: `${agree(count, 'Le seul lien vers une autre page a', `Les ${number(count)} liens vers d’autres pages ont tous`)} un nom (texte, libellé ou texte alternatif).`,
      change: '',
    }),
    fewGeneric: ({ count }) => ({
      message: `${agree(count, 'Un seul lien a', `Seuls ${number(count)} liens ont`)} un texte qui ne décrit pas la cible.`,
      change: '',
    }),
    noLinks: () => ({ message: 'La page n’a aucun lien sans nofollow vers d’autres pages.', change: '' }),
    empty: ({ count, total }) => ({
      message: `${of(count, total)} (${percent(count / total)}) ${agree(count, 'n’a', 'n’ont')} pas de nom : ni texte, ni libellé, ni texte alternatif, ni attribut title.`,
      change: 'Ajouter un texte au lien. Pour une icône, nommer la cible dans le texte alternatif ou un aria-label.',
    }),
    emptyBesideText: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'n’a', 'n’ont')} pas de nom, mais un lien avec texte mène à la même page.`,
      change: 'Réunir l’image et le texte dans un seul lien.',
    }),
    emptyElsewhere: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'mène à un autre site et n’a', 'mènent à d’autres sites et n’ont')} pas de nom.`,
      change: 'Nommer la cible de chaque icône dans le texte alternatif ou un aria-label, pour ceux qui ne la voient pas.',
    }),
    generic: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'a', 'ont')} un texte générique qui ne décrit pas la cible.`,
      change: 'Nommer la cible dans le texte du lien : « Tarifs des amarrages » au lieu de « Lire la suite ».',
    }),
    bareUrls: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'a', 'ont')} une URL comme texte.`,
      change: 'Nommer la cible dans le texte du lien : son URL apprend peu aux lecteurs et aux moteurs de recherche.',
    }),
    noPhrases: ({ language }) => ({
      message: `Les textes de lien génériques ne sont pas contrôlés : il n’y a pas de liste pour cette langue (${language}).`,
      change: '',
    }),
    onlyOwn: ({ language }) => ({
      message: `Il n’y a pas de liste de textes de lien génériques pour cette langue (${language}). Seule votre propre liste a été utilisée.`,
      change: '',
    }),
    byOwnList: ({ count }) => ({
      message: `${amount(count, { one: 'de ces liens n’est générique', other: 'de ces liens ne sont génériques' })} que d’après votre propre liste.`,
      change: '',
    }),
    capped: (args) => partReadText('liens', args),
  },
};
