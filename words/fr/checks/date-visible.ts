import type { dateVisible as en } from '../../en/checks/date-visible.ts';
import { dateWords } from './dates.ts';
import { date as dateText } from './grammar.ts';
import { pageOf } from './page-type.ts';
import { framedText } from './framed.ts';

const shown = ({ date, relative }: { date: string; relative: string }) =>
  relative ? `« ${relative} », ${dateText(date)}` : dateText(date);

export const dateVisible: typeof en = {
  title: 'La date de la page est visible',
  problem: 'La date de la page manque ou n’est pas visible',
  why: 'Lecteurs, moteurs de recherche et moteurs de réponse tiennent compte de l’actualité d’une page. Ils font plus confiance à une date à la fois visible et lisible par les machines qu’à une date présente seulement dans le balisage.',
  heuristic: 'Points des quatre cas : notre heuristique',
  words: dateWords,
  says: {
    readable: (args) => ({ message: `La date est visible (${shown(args)}) et lisible par les machines.`, change: '' }),
    visibleOnly: (args) => ({
      message: `La date est visible (${shown(args)}), mais seulement en texte simple.`,
      change:
        'La placer dans un élément <time> avec un attribut datetime, ou ajouter le même jour comme datePublished ou dateModified dans les données structurées.',
    }),
    relativeOnly: ({ words }) => ({
      message: `La date visible n’est que relative (« ${words} »), et le balisage n’a pas de date.`,
      change:
        'Afficher la date réelle dans un élément <time> avec un attribut datetime, ou l’ajouter comme datePublished dans les données structurées.',
    }),
    metadataOnly: ({ date }) => ({
      message: `La date (${dateText(date)}) n’est que dans les métadonnées ; les lecteurs ne la voient pas.`,
      change:
        'Afficher la date près du titre ou à la fin du texte, avec une mention comme « Publié le » ou « Mis à jour le » dans la langue de la page.',
    }),
    none: () => ({
      message:
        'Aucune date complète (jour, mois, année) trouvée, ni sur la page ni dans les métadonnées. Les jours d’événements, de cours et d’éléments de liste ne sont pas ceux de la page.',
      change:
        'Indiquer quand le texte a été publié ou mis à jour pour la dernière fois, près du titre ou à la fin, dans un élément <time> avec un attribut datetime.',
    }),
    noneGiven: ({ type }) => ({ message: `Aucune date trouvée, et ${pageOf[type]} n’en a pas besoin.`, change: '' }),
    ofThreads: () => ({
      message: 'Les dates de cette page sont celles des discussions qu’elle liste, et une liste n’a pas besoin de sa propre date.',
      change: '',
    }),
    unlabelled: () => ({
      message:
        'La date visible n’a pas de mention : elle peut être celle de la publication ou de la mise à jour. Google recommande une mention comme « Publié le » ou « Dernière mise à jour ».',
      change: '',
    }),
    inUrl: ({ date }) => ({ message: `L’URL contient une date (${dateText(date)}) ; les lecteurs y regardent rarement.`, change: '' }),
    framed: ({ url }) => framedText(url),
    unreadCalendar: ({ words }) => ({
      message: `Les lecteurs voient « ${words} », une date d’un calendrier que Pageloupe ne lit pas.`,
      change: '',
    }),
    monthsUnknown: ({ language }) => ({
      message: `Pageloupe ne connaît pas les noms de mois de cette langue (${language}) : une date visible a pu lui échapper.`,
      change: '',
    }),
  },
};
