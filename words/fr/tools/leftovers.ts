import type { words as en } from '../../en/tools/leftovers.ts';
import { leftoverPlaces } from '../checks/kinds.ts';
import { french } from '../french.ts';

const { amount } = french;
const leftoversOf = (count: number) => amount(count, { one: 'reste', other: 'restes' });

export const words: typeof en = {
  none: 'Aucun reste trouvé.',
  found: ({ count }) => `${leftoversOf(count)}.`,
  prominent: ({ count, prominent }) =>
    `${leftoversOf(count)}, dont ${amount(prominent, { one: 'dans une balise utilisée', other: 'dans des balises utilisées' })} pour les résultats de recherche et les aperçus de lien.`,
  kinds: {
    token: { name: 'Variable de modèle', help: 'une variable non remplacée, comme {{title}} ou %s, ou une règle de style' },
    empty: { name: 'Valeur vide', help: 'undefined, null, NaN ou [object Object] à la place d’une valeur' },
    dummy: { name: 'Faux texte', help: 'lorem ipsum et autres textes de remplissage' },
    host: { name: 'Hôte non public', help: 'localhost, un réseau privé ou une copie de préproduction du site' },
  },
  rows: 'restes',
  searched: 'Examinés : title, titres (h1–h6), balises meta, liens, images, données structurées et texte, sauf les exemples de code.',
  what: 'Trouvé',
  kind: 'Type',
  where: 'Emplacement',
  around: 'Contexte',
  places: leftoverPlaces,
};
