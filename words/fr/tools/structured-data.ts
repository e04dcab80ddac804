import type { words as en } from '../../en/tools/structured-data.ts';
import { jsonFaultText } from '../checks/json-faults.ts';
import { french } from '../french.ts';

const { amount, number } = french;

export const words: typeof en = {
  none: 'La page n’a pas de données structurées : ni JSON-LD, ni microdonnées, ni RDFa. Ce n’est pas un problème : elles ne sont nécessaires que pour les résultats enrichis.',
  formats: { 'json-ld': 'JSON-LD', microdata: 'microdonnées', rdfa: 'RDFa' },
  items: ({ count, format }) => `${amount(count, { one: 'élément', other: 'éléments' })} en ${format}`,
  broken: ({ count }) => `${amount(count, { one: 'bloc', other: 'blocs' })} avec une erreur de syntaxe`,
  errors: 'Erreurs de syntaxe',
  problems: 'Problèmes',
  fault: ({ fault }) => jsonFaultText(fault),
  block: ({ index }) => `Bloc JSON-LD ${number(index)}`,
  graph: {
    title: 'Éléments',
    note: 'Ouvrir un élément pour voir ses propriétés. Une référence @id ouvre l’élément vers lequel elle pointe.',
    none: 'Les données structurées n’ont pas pu être lues.',
    copy: 'Copier en JSON',
    untyped: 'sans type',
    item: 'élément',
    value: 'valeur',
    noProperties: 'Aucune propriété.',
    refersTo: 'renvoie à',
    elsewhere: 'pas sur cette page',
    byId: 'par @id',
    inBlock: ({ format, block }) => `${format}, bloc ${number(block)}`,
    undrawn: ({ count }) => `${amount(count, { one: 'autre élément', other: 'autres éléments' })} : la copie les contient tous.`,
    more: ({ count }) => `et ${number(count)} de plus`,
  },
};
