import { metaPropertyTag } from '../../../checks/core/helpers/meta-property-tag.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { openGraph as en } from '../../en/checks/open-graph.ts';
import { agree, and, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const lacking = ({ names }: { names: readonly string[] }) => `Il manque ${and(names)}, qu’Open Graph exige.`;

export const openGraph: typeof en = {
  title: 'Les balises Open Graph sont complètes',
  problem: 'Les balises Open Graph sont incomplètes',
  why: 'Les réseaux sociaux et les messageries composent les aperçus de lien à partir de ces balises. Sans elles, ils devinent ou n’affichent que l’URL.',
  says: {
    complete: () => ({ message: 'og:title, og:type, og:image et og:url sont définis.', change: '' }),
    noPreview: () => ({
      message: 'og:title et og:image manquent : un lien partagé n’a pas d’aperçu.',
      change: 'Ajouter og:title et og:image, puis og:type et og:url, comme éléments meta avec un attribut property.',
    }),
    missing: (args) => ({ message: lacking(args), change: `Ajouter ${and(args.names.map(metaPropertyTag))}.` }),
    assumed: (args) => ({
      message: `${lacking(args)} Les réseaux supposent alors l’URL partagée et le type website.`,
      change: `Ajouter ${and(args.names.map(metaPropertyTag))}.`,
    }),
    noDescription: () => ({
      message: 'Pas d’og:description : les aperçus affichent un autre texte, ou aucun.',
      change: 'Ajouter og:description avec une ou deux phrases.',
    }),
    nameAttribute: ({ names }) => ({
      message: `${and(names)} ${agree(names.length, 'utilise', 'utilisent')} un attribut name ; Open Graph est défini avec property.`,
      change: 'Utiliser <meta property="og:…"> : les réseaux qui suivent la spécification ignorent l’autre forme.',
    }),
    otherUrl: () => ({
      message: 'og:url diffère de l’URL canonique : les mentions J’aime et les partages comptent pour une autre page.',
      change: 'Utiliser l’URL canonique dans og:url.',
    }),
    urlElsewhere: ({ url }) => ({
      message: `og:url est ${url}, pas cette page : les mentions J’aime et les partages comptent pour cette autre page. Aucune canonical n’indique laquelle est la bonne.`,
      change: 'Utiliser l’URL de cette page dans og:url, et la déclarer comme canonical.',
    }),
    severalUrls: ({ count }) => ({
      message: `${number(count)} balises og:url différentes : la page pour laquelle comptent les mentions J’aime et les partages dépend du réseau.`,
      change: 'Ne garder qu’une balise og:url, égale à la canonical.',
    }),
    badUrl: ({ url }) => ({ message: `og:url n’est pas une URL absolue : ${url}`, change: 'Utiliser l’URL complète avec https://.' }),
    unknownType: ({ type }) => ({
      message: `« ${clipText(type, 60)} » (og:type) n’est pas un type d’Open Graph : les réseaux traitent la page comme website.`,
      change: '',
    }),
    misread: ({ names, ...misread }) => ({
      message: `${and(names)} ${agree(names.length, 'affiche', 'affichent')} ${misreadExample(misread)} : ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    severalTitles: ({ count }) => ({
      message: `${number(count)} balises og:title différentes : celle qui est affichée dépend du réseau.`,
      change: 'Ne garder qu’une balise og:title.',
    }),
  },
};
