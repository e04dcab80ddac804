import type { jsonldSyntax as en } from '../../en/checks/jsonld-syntax.ts';
import { agree, amount, and, number } from './grammar.ts';
import { jsonFaultText } from './json-faults.ts';

const blocks = (count: number) => amount(count, { one: 'bloc JSON-LD', other: 'blocs JSON-LD' });

export const jsonldSyntax: typeof en = {
  title: 'Chaque bloc JSON-LD est lisible',
  problem: 'Le JSON-LD contient des erreurs',
  why: 'Un seul caractère erroné invalide tout le bloc : aucun moteur de recherche ni assistant n’en lit quoi que ce soit.',
  words: { block: ({ index, types }) => `Bloc ${index} : ${types.join(', ')}` },
  says: {
    none: () => ({ message: 'La page n’a pas de JSON-LD. Ce n’est pas obligatoire.', change: '' }),
    otherSyntax: ({ count, syntax }) => ({
      message: `La page n’a pas de JSON-LD ; ${amount(count, { one: 'élément a été lu', other: 'éléments ont été lus' })} dans un autre format : ${and(syntax)}.`,
      change: '',
    }),
    valid: ({ count }) => ({
      message: `${blocks(count)} ${agree(count, 'est lisible et déclare son vocabulaire et ses', 'sont lisibles et déclarent leur vocabulaire et leurs')} types.`,
      change: '',
    }),
    invalid: ({ index, fault, line, column }) => ({
      message: `Le bloc JSON-LD ${index} n’est pas du JSON valide (ligne ${line}, colonne ${column}). ${jsonFaultText(fault)}`,
      change: `Corriger la ligne ${line} du bloc JSON-LD ${index} ; d’ici là, tout le bloc est ignoré. Le générer avec une bibliothèque JSON plutôt qu’avec un modèle de texte.`,
    }),
    moreInvalid: ({ count }) => ({
      message: `${amount(count, { one: 'autre bloc n’est pas', other: 'autres blocs ne sont pas' })} du JSON valide.`,
      change: 'Les corriger de la même façon.',
    }),
    holdsNothing: ({ index }) => ({ message: `Le bloc JSON-LD ${index} est vide.`, change: 'Remplir le bloc ou le supprimer.' }),
    noContext: ({ index }) => ({
      message: `Le bloc JSON-LD ${index} n’a pas de @context : ses noms n’ont donc aucun sens.`,
      change: 'Ajouter "@context": "https://schema.org" à chaque objet au premier niveau du bloc.',
    }),
    otherContext: ({ index }) => ({
      message: `Le @context du bloc JSON-LD ${index} n’est pas schema.org, le vocabulaire que lisent les moteurs de recherche.`,
      change: 'Utiliser "@context": "https://schema.org", sans rien ajouter après.',
    }),
    noType: ({ index, count }) => ({
      message: `Le bloc JSON-LD ${index} contient ${agree(count, 'un objet', `${number(count)} objets`)} sans @type.`,
      change: 'Ajouter un type à chaque objet, comme "@type": "Article".',
    }),
    relative: ({ count }) => ({
      message: `${amount(count, { one: 'valeur @id ou url est relative', other: 'valeurs @id ou url sont relatives' })}.`,
      change:
        'Utiliser des URL complètes : un @id désigne la même chose sur chaque page, et tous les outils ne résolvent pas les URL relatives.',
    }),
    conflicting: ({ count }) => ({
      message: `Des objets avec le même @id se contredisent dans ${amount(count, { one: 'valeur', other: 'valeurs' })}.`,
      change:
        'Décrire chaque chose une seule fois et renvoyer ailleurs à son @id, ou utiliser des id différents pour des choses différentes.',
    }),
    entities: ({ count }) => ({
      message: `Entités HTML dans des valeurs de texte de ${blocks(count)} : elles ne sont pas décodées dans <script>.`,
      change: 'Utiliser les caractères eux-mêmes (", \', &), échappés en JSON si nécessaire (\\").',
    }),
    added: ({ count }) => ({
      message: `${blocks(count)} ${agree(count, 'n’est pas dans le HTML source : un script l’ajoute', 'ne sont pas dans le HTML source : un script les ajoute')}.`,
      change:
        'Mettre le balisage dans le HTML source : la plupart des robots d’IA n’exécutent pas JavaScript, et Google avertit que le balisage Product ajouté par des scripts est lu moins souvent et moins sûrement pour le shopping.',
    }),
    sourceUnknown: () => ({ message: 'La présence des blocs dans le HTML source n’a pas été contrôlée.', change: '' }),
  },
};
