import type { favicon as en } from '../../en/checks/favicon.ts';
import { amount, agree } from './grammar.ts';
import { probeText } from './probes.ts';

type Size = { width: number; height: number };
/** In pixels; null for an SVG, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? 'redimensionnable (SVG)' : `${size.width} × ${size.height} pixels`);

export const favicon: typeof en = {
  title: 'Le favicon convient aux résultats de recherche',
  problem: 'Le favicon manque ou ne convient pas',
  why: 'Les résultats de recherche, les onglets et les favoris montrent l’icône du site. Google utilise une icône carrée par hôte, déclarée sur sa page d’accueil.',
  words: { icon: 'Icône', status: 'Statut', type: 'Type', pixels: 'Pixels', any: 'toutes' },
  says: {
    usable: ({ size }) => ({ message: `La page a une icône carrée : ${nameOf(size)}.`, change: '' }),
    inline: () => ({ message: 'L’icône est intégrée sous forme d’URL data:.', change: '' }),
    fromDeclaration: () => ({ message: 'D’après la déclaration ; le fichier lui-même n’a pas été demandé.', change: '' }),
    defaultOnly: () => ({
      message: 'Aucune icône déclarée : les navigateurs et Google se rabattent sur /favicon.ico.',
      change: 'En déclarer une : <link rel="icon" href="/icon.svg">, ou un PNG carré d’au moins 48 × 48 pixels.',
    }),
    turnedOff: () => ({
      message: 'L’icône déclarée est une URL data: vide : les résultats de recherche et les onglets montrent une icône générique.',
      change: 'Pour avoir une icône, en déclarer une : <link rel="icon" href="/icon.svg">, ou un PNG carré d’au moins 48 × 48 pixels.',
    }),
    small: ({ size }) => ({
      message: `La plus grande icône carrée : ${nameOf(size)} ; Google recommande plus de 48 × 48.`,
      change: 'Ajouter un SVG, ou un PNG de 96 × 96 ou 192 × 192 pixels.',
    }),
    tooSmall: ({ size }) => ({
      message: `La plus grande icône carrée : ${nameOf(size)} ; Google exige au moins 8 × 8.`,
      change: 'Utiliser un SVG, ou un PNG d’au moins 48 × 48 pixels.',
    }),
    nearlySquare: ({ size }) => ({
      message: `L’icône n’est pas tout à fait carrée : ${nameOf(size)}.`,
      change: 'La recadrer pour que largeur et hauteur soient égales.',
    }),
    notSquare: ({ size }) => ({
      message: `L’icône n’est pas carrée : ${nameOf(size)}. Google ne l’affiche pas.`,
      change: 'Utiliser une icône de même largeur et hauteur.',
    }),
    broken: ({ url, answer: { status, type } }) => ({
      message: `Une icône déclarée ne se charge pas : ${url} (${status >= 400 ? `statut ${status}` : `type de contenu ${type || 'inconnu'}`}).`,
      change: 'Corriger l’URL, ou retirer la déclaration.',
    }),
    unreadable: ({ count }) => ({
      message: `${amount(count, { one: 'fichier d’icône n’a pas pu être lu', other: 'fichiers d’icône n’ont pas pu être lus' })} comme image.`,
      change: '',
    }),
    someBlocked: ({ count }) => ({
      message: `robots.txt bloque pour Googlebot-Image ${amount(count, { one: 'icône', other: 'icônes' })}, ${agree(count, 'qui n’a pas été prise', 'qui n’ont pas été prises')} en compte.`,
      change: '',
    }),
    blocked: () => ({ message: 'robots.txt bloque l’icône pour Googlebot-Image.', change: 'Autoriser l’URL de l’icône dans robots.txt.' }),
    sizeUnread: () => ({ message: 'La taille de l’icône n’a pas pu être lue.', change: '' }),
    unverified: ({ why }) => ({
      message: `L’icône n’a pas pu être contrôlée : ${why ? probeText(why) : 'pas de réponse claire'}.`,
      change: '',
    }),
  },
};
