import type { LinkObstacle } from '../../../checks/derive/links/kinds.ts';
import type { crawlableLinks as en } from '../../en/checks/crawlable-links.ts';
import { agree, partReadText, amount, number } from './grammar.ts';

const obstacles: Record<LinkObstacle, string> = {
  'no-href': 'gestionnaire de clic sans href',
  empty: 'href vide',
  script: 'URL javascript:',
  file: 'URL file:',
  unparsable: 'URL non valide',
};
const links = { one: 'lien', other: 'liens' };
const giveUrl = 'Donner à chaque lien son URL : <a href="/page">. Un script peut toujours gérer le clic.';

export const crawlableLinks: typeof en = {
  title: 'Les liens sont explorables',
  problem: 'Liens absents ou non explorables',
  why: 'Les moteurs de recherche découvrent les pages par les liens : des éléments <a> avec une URL dans href. Les pages que seul un script peut ouvrir ne sont pas trouvées. Seuls les éléments <a> sont contrôlés ; les gestionnaires de clic d’autres éléments ne sont pas détectables.',
  heuristic: 'Notre heuristique : quels liens sans URL désignent une page, et quand une page est une impasse',
  words: {
    link: 'Lien',
    noText: 'sans texte',
    opens: 'Ouvert par un script',
    obstacle: 'Problème',
    obstacleOf: ({ obstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }) => ({
      message: `${agree(count, 'Le seul lien a', `Les ${number(count)} liens ont tous`)} une URL explorable, et le contenu renvoie à d’autres pages du site.`,
      change: '',
    }),
    crawlableOnly: ({ count }) => ({
      message: `${agree(count, 'Le seul lien a', `Les ${number(count)} liens ont tous`)} une URL explorable.`,
      change: '',
    }),
    capped: (args) => partReadText('liens', args),
    noLinks: () => ({ message: 'La page n’a pas de liens.', change: '' }),
    uncrawlable: ({ count, total }) => ({
      message: `${amount(count, links)} sur ${number(total)} vers des pages de ce site ${agree(count, 'n’est pas explorable : seul un script l’ouvre', 'ne sont pas explorables : seul un script les ouvre')}.`,
      change: giveUrl,
    }),
    uncrawlableMenu: ({ count }) => ({
      message: `Aucun lien du menu n’est explorable (${amount(count, links)}).`,
      change: 'Donner à chaque lien du menu son URL : <a href="/page">. Un script peut toujours gérer le clic.',
    }),
    uncrawlablePages: () => ({
      message: 'La pagination de cette liste n’est pas explorable : les robots n’en voient que cette page.',
      change: 'Donner à chaque page de la liste une URL, comme /liste?page=2, et y renvoyer dans href.',
    }),
    uncrawlableList: ({ count }) => ({
      message: `Aucun lien d’une liste n’est explorable (${amount(count, links)}) : seul un script les ouvre.`,
      change: giveUrl,
    }),
    controls: ({ count, total }) => ({
      message: `${amount(count, links)} sur ${number(total)} ${agree(count, 'n’a', 'n’ont')} pas d’URL. La plupart de ces liens ouvrent ou ferment quelque chose sur la page ; un bouton serait l’élément approprié.`,
      change: '',
    }),
    deadEnd: () => ({
      message: 'Aucun lien sans nofollow ne mène à une autre page de ce site.',
      change: 'Ajouter des liens vers des pages connexes ou vers la rubrique parente.',
    }),
    onlyFrame: ({ count }) => ({
      message: `${agree(count, 'Le seul lien interne sans nofollow est', `Les ${number(count)} liens internes sans nofollow sont tous`)} dans l’en-tête, le menu ou le pied de page : le contenu principal n’a pas de liens internes.`,
      change: 'Depuis le texte principal, ajouter des liens vers des pages connexes du site.',
    }),
  },
};
