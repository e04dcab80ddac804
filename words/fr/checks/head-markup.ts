import type { headMarkup as en } from '../../en/checks/head-markup.ts';
import { agree, amount, and, capitalizedSentence, number } from './grammar.ts';

type Declared = { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' };
const charsetPlaces = { header: 'l’en-tête Content-Type', bom: 'la marque d’ordre des octets (BOM)', meta: 'l’élément meta' };
const bothText = ({ used, by, other, from }: Declared) =>
  `${capitalizedSentence(charsetPlaces[by])} déclare ${used}, ${charsetPlaces[from]} ${other}. ${capitalizedSentence(charsetPlaces[by])} l’emporte`;
const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? 'du texte isolé' : `<${tag}>`;
  return noscript ? `${what} (dans <noscript>)` : what;
};
const move = ({ tag, noscript, line }: Culprit & { line: number }) =>
  `Déplacer ${tag === textNode ? 'le texte' : culprit({ tag, noscript })} de la ligne ${number(line)} vers le body.`;
/** What reloads or leaves the page. */
const refresher = (header: boolean) => (header ? 'L’en-tête Refresh' : 'Un meta refresh');

export const headMarkup: typeof en = {
  title: 'Le head est analysé correctement',
  problem: 'Le balisage du head a des erreurs',
  why: 'Un élément qui n’a pas sa place dans le head le ferme : les analyseurs HTML mettent tout ce qui suit dans le body, où les moteurs de recherche ignorent les balises title, canonical et hreflang.',
  says: {
    sharedIds: ({ count }) => ({
      message: `${amount(count, { one: 'id auquel renvoient', other: 'id auxquels renvoient' })} des libellés ou des attributs ARIA ${agree(count, 'est présent', 'sont présents')} sur plusieurs éléments ; les lecteurs d’écran utilisent le premier.`,
      change: '',
    }),
    asIntended: () => ({ message: 'Le head est analysé en entier, en mode standard, avec un encodage déclaré.', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }) => ({
      message: `Les moteurs de recherche peuvent ignorer ${and(lost)} : ${culprit({ tag, noscript })}, ligne ${number(line)}, ferme le head trop tôt.`,
      change: move({ tag, noscript, line }),
    }),
    neverClosed: ({ tag, line }) => ({
      message: `<${tag}> à la ligne ${number(line)} n’est jamais fermé : les navigateurs et les moteurs de recherche lisent le reste de la page comme son contenu.`,
      change: `Le fermer avec </${tag}>.`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }) => ({
      message: `Le head se ferme trop tôt à la ligne ${number(line)} (${culprit({ tag, noscript })}) : les métadonnées qui suivent se retrouvent dans le body.`,
      change: move({ tag, noscript, line }),
    }),
    inBody: ({ names }) => ({
      message: `Ces balises sont dans le body, où les moteurs de recherche les ignorent : ${and(names)}.`,
      change: 'Déplacer ces balises dans le head.',
    }),
    quirks: () => ({
      message: 'La page est affichée en mode quirks, qui imite les navigateurs des années 1990.',
      change: 'Commencer le document par <!doctype html>.',
    }),
    noCharset: ({ charsetBytes }) => ({
      message: `Aucun encodage n’est déclaré, ni dans l’en-tête Content-Type, ni par une marque d’ordre des octets (BOM), ni dans les ${number(charsetBytes)} premiers octets.`,
      change: 'Placer <meta charset="utf-8"> en premier dans le head, ou envoyer charset=utf-8 dans l’en-tête Content-Type.',
    }),
    duplicateCharset: ({ count }) => ({
      message: `L’encodage est déclaré ${number(count)} fois, avec des valeurs différentes.`,
      change: 'Ne garder qu’une déclaration de l’encodage.',
    }),
    charsetDiffers: (declared) => ({
      message: `${bothText(declared)}.`,
      change: `Déclarer ${declared.used} aux deux endroits, ou une seule fois.`,
    }),
    misread: (declared) => ({
      message: `${bothText(declared)} : le texte est donc lu dans un mauvais encodage.`,
      change: `Déclarer aux deux endroits l’encodage dans lequel la page est enregistrée.${declared.by === 'header' ? ' L’en-tête est défini par le serveur ou l’application.' : ''}`,
    }),
    duplicateViewport: ({ count }) => ({
      message: `Le viewport est déclaré ${number(count)} fois, avec des valeurs différentes ; les navigateurs utilisent la dernière.`,
      change: 'Ne garder qu’une déclaration du viewport.',
    }),
    cutAtQuote: ({ names, end }) => ({
      message: `Un guillemet à l’intérieur de la valeur termine ${and(names)} trop tôt, à « …${end} » : le reste est perdu.`,
      change: 'Écrire les guillemets à l’intérieur de la valeur sous la forme &quot; et les apostrophes sous la forme &#39;.',
    }),
    refreshAway: ({ url, header }) => ({
      message: `${refresher(header)} redirige immédiatement vers une autre URL : ${url}`,
      change: 'Rediriger sur le serveur avec le statut 301 ou 308.',
    }),
    refreshLater: ({ seconds, away, header }) => ({
      message: `${refresher(header)} ${away ? 'remplace' : 'recharge'} la page après ${amount(seconds, { one: 'seconde', other: 'secondes' })}.`,
      change: `${away ? 'Rediriger sur le serveur' : 'Mettre à jour le contenu avec un script'}, pour ne pas interrompre les lecteurs.`,
    }),
  },
};
