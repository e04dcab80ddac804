import type { dateAgreement as en } from '../../en/checks/date-agreement.ts';
import { reasonText } from './reasons.ts';
import { datePlaceInWords, dateWords } from './dates.ts';
import { amount, date as dateText } from './grammar.ts';

const days = { one: 'jour', other: 'jours' };

export const dateAgreement: typeof en = {
  title: 'Les dates concordent',
  problem: 'Les dates ne concordent pas',
  why: 'Google compare les dates d’une page avant d’en croire une. Des dates qui se contredisent ou qui changent sans nouveau contenu font douter de toutes.',
  heuristic: 'Les tolérances et le schéma des dates renouvelées : notre heuristique',
  words: dateWords,
  says: {
    agree: ({ sources }) => ({ message: `Les dates concordent (${amount(sources, { one: 'source', other: 'sources' })}).`, change: '' }),
    publishedApart: ({ days: count, a, b }) => ({
      message: `Les dates de publication diffèrent de ${amount(count, days)} (${dateText(a)} et ${dateText(b)}).`,
      change:
        'Utiliser la même date de publication dans le texte visible, les données structurées et les métadonnées, à partir d’un seul champ du CMS.',
    }),
    modifiedApart: ({ days: count, a, b }) => ({
      message: `Les dates de modification diffèrent de ${amount(count, days)} (${dateText(a)} et ${dateText(b)}).`,
      change: 'Quand le contenu change, mettre à jour ensemble la date visible, dateModified et le lastmod du sitemap.',
    }),
    modifiedFirst: ({ modified, published }) => ({
      message: `La date de modification (${dateText(modified)}) précède la date de publication (${dateText(published)}).`,
      change: 'Corriger les dates : une page ne peut pas être modifiée avant d’être publiée.',
    }),
    scheduled: ({ modified, published }) => ({
      message: `La date de modification (${dateText(modified)}) précède la date de publication (${dateText(published)}) : les CMS indiquent le dernier enregistrement d’un article programmé. Les moteurs de recherche se fient à la date de publication.`,
      change: '',
    }),
    future: ({ date, source }) => ({
      message: `Une date est dans le futur : ${dateText(date)} (${datePlaceInWords(source)}).`,
      change: 'Google demande de ne pas utiliser de dates futures : indiquer le jour de la publication ou de la dernière mise à jour.',
    }),
    unreadable: ({ raw, source }) => ({
      message: `Une date des données structurées n’est pas valide : « ${raw} » (${datePlaceInWords(source)}).`,
      change: 'Utiliser le format ISO 8601, comme 2026-03-15T10:00:00+01:00.',
    }),
    bumped: ({ modified, shown, bumpedHours }) => ({
      message: `D’après les métadonnées, la page a été modifiée il y a moins de ${amount(bumpedHours, { one: 'heure', other: 'heures' })} (${dateText(modified)}), mais la date visible est ${dateText(shown)}.`,
      change:
        'Ne changer dateModified que si le contenu change, pas à chaque visite ou à chaque build, et montrer la même date aux lecteurs.',
    }),
    noZone: ({ source }) => ({
      message: `Une heure n’a pas de fuseau horaire (${datePlaceInWords(source)}). Google suppose alors celui de Googlebot.`,
      change: '',
    }),
    lastModified: ({ date }) => ({
      message: `L’en-tête Last-Modified indique ${dateText(date)}. Ce n’est qu’un indice et il n’est pas comparé : les serveurs le définissent souvent pour d’autres raisons.`,
      change: '',
    }),
    onlyAgo: ({ words }) => ({
      message: `La date visible n’est que relative (« ${words} ») : pas de jour à comparer avec le balisage.`,
      change: '',
    }),
    tooFew: () => ({ message: 'Moins de deux dates trouvées : rien à comparer.', change: '' }),
    sitemapUnknown: ({ why }) => ({
      message: `Une seule date trouvée, et le sitemap n’a pas pu être consulté pour en trouver une autre. ${reasonText(why)}`,
      change: '',
    }),
  },
};
