import type { https as en } from '../../en/checks/https.ts';
import { agree, amount, number } from './grammar.ts';

const loadSecurely = 'Les charger en HTTPS.';

export const https: typeof en = {
  title: 'Servie en HTTPS',
  problem: 'Pas entièrement servie en HTTPS',
  why: 'Les navigateurs alertent sur les pages sans HTTPS et bloquent les scripts non sécurisés sur les pages sécurisées. Google préfère l’URL HTTPS d’une page comme URL canonique.',
  says: {
    secure: () => ({ message: 'La page, ses ressources et ses formulaires utilisent HTTPS.', change: '' }),
    local: () => ({ message: 'La page vient de cet ordinateur, pas d’un réseau.', change: '' }),
    plainPage: () => ({
      message:
        'La page est servie en HTTP : n’importe quel intermédiaire peut la lire et la modifier, et les navigateurs la signalent comme « Non sécurisé ».',
      change: 'Servir la page en HTTPS et y rediriger HTTP de façon permanente.',
    }),
    activeMixed: ({ count }) => ({
      message: `${amount(count, { one: 'ressource est demandée', other: 'ressources sont demandées' })} en HTTP. Les navigateurs bloquent ces scripts, styles, cadres, polices et images srcset.`,
      change: loadSecurely,
    }),
    passiveMixed: ({ count }) => ({
      message: `${amount(count, { one: 'image, icône ou fichier multimédia est demandé', other: 'images, icônes ou fichiers multimédias sont demandés' })} en HTTP.`,
      change: loadSecurely,
    }),
    plainForm: ({ count }) => ({
      message: `${amount(count, { one: 'formulaire envoie', other: 'formulaires envoient' })} les saisies en HTTP, sans chiffrement.`,
      change: 'Faire pointer l’action du formulaire vers une URL HTTPS.',
    }),
    plainButton: ({ count }) => ({
      message: `${amount(count, { one: 'bouton envoie', other: 'boutons envoient' })} les saisies en HTTP, sans chiffrement.`,
      change: 'Faire pointer formaction vers une URL HTTPS, ou le retirer si le formulaire a une action.',
    }),
    plainCanonical: ({ url }) => ({ message: `L’URL canonique est en HTTP : ${url}`, change: 'Utiliser l’URL HTTPS comme canonical.' }),
    plainShareUrl: ({ url }) => ({ message: `og:url est une URL HTTP : ${url}`, change: 'Utiliser l’URL HTTPS dans og:url.' }),
    plainLinks: ({ count, total }) => ({
      message: `${amount(count, { one: 'lien', other: 'liens' })} sur ${number(total)} vers ce site ${agree(count, 'utilise', 'utilisent')} HTTP.`,
      change: 'Faire pointer les liens vers les URL HTTPS pour éviter une redirection.',
    }),
  },
};
