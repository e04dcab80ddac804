import type { words as en } from '../../en/tools/web-vitals.ts';
import { french } from '../french.ts';

const { date, duration, fixed, number, percent } = french;

export const words: typeof en = {
  oneVisit: 'Cette visite sur cet appareil. Google utilise le 75e centile des visites réelles sur 28 jours.',
  background:
    'La page a été chargée dans un onglet en arrière-plan ; ses durées ne sont donc pas significatives. La recharger au premier plan.',
  long: { LCP: 'Largest Contentful Paint', CLS: 'Cumulative Layout Shift', INP: 'Interaction to Next Paint' },
  absent: {
    LCP: 'Le navigateur n’a enregistré aucun LCP.',
    CLS: 'Ce navigateur n’enregistre pas les décalages de mise en page.',
    INP: 'Aucune interaction pour l’instant : utiliser la page, puis refaire l’audit.',
  },
  seconds: ({ ms }) => `${fixed(ms / 1_000, 2)}\u00a0s`,
  milliseconds: ({ ms }) => duration(ms).replaceAll(' ', '\u00a0'),
  shift: ({ value }) => fixed(value, 3),
  ratings: { muted: 'non mesuré', good: 'bon', warn: 'à améliorer', bad: 'médiocre' },
  limits: ({ good, poor }) => `bon jusqu’à ${good}, médiocre au-delà de ${poor}`,
  mark: 'Encadrer les éléments sur la page',
  again: 'Mesurer à nouveau',
  field: {
    title: 'Visiteurs réels',
    noKey:
      'Google publie ce qui a été mesuré chez les visiteurs avec Chrome (Chrome UX Report). Pour le voir ici, ajouter votre propre clé d’API, qui est gratuite.',
    settings: 'Paramètres : données de terrain',
    load: 'Charger les données de terrain',
    loading: 'Chargement…',
    note: 'Envoie à Google l’URL de cette page, sans sa chaîne de requête, et votre clé.',
    of: {
      url: ({ until }) => `75e centile de cette URL, 28 jours${until && ` jusqu’au ${date(until)}`}.`,
      origin: ({ until }) =>
        `75e centile de toutes les pages de cette origine, 28 jours${until && ` jusqu’au ${date(until)}`} : cette URL a trop peu de visites.`,
    },
    value: {
      lcp: ({ value }) => `${fixed(value / 1_000, 2)}\u00a0s`,
      inp: ({ value }) => duration(value),
      cls: ({ value }) => fixed(value, 2),
    },
    shares: ({ good, poor }) => `${percent(good)} de bonnes visites, ${percent(poor)} de médiocres`,
    notMeasured: 'trop peu de visites',
    missing: {
      'not-public': 'Cette page n’est pas sur le web public ; Google n’a donc pas de données sur elle. Rien n’a été envoyé.',
      'no-visits': 'Google a trop peu de visites de cette URL et de son origine pour publier des données.',
      unreachable: 'Le Chrome UX Report n’a pas répondu. Réessayer plus tard.',
      unreadable: 'La réponse n’est pas au format du Chrome UX Report.',
    },
    refused: ({ status, message }) =>
      status === 429
        ? 'Votre clé a atteint sa limite de requêtes. Réessayer dans une minute.'
        : `Google a refusé la requête (${status})${message && ` : « ${message} »`}. Vérifier la clé dans les paramètres.`,
  },
  parts: {
    title: 'Décomposition du LCP',
    none: 'Le navigateur n’a enregistré aucun LCP lors de cette visite.',
    ttfb: ({ ms }) => `Time to first byte ${duration(ms)}`,
    loadDelay: ({ ms }) => `Délai avant chargement ${duration(ms)}`,
    loadTime: ({ ms }) => `Durée de chargement ${duration(ms)}`,
    renderDelay: ({ ms }) => `Délai de rendu ${duration(ms)}`,
  },
  shifts: {
    title: 'Décalages de mise en page',
    rows: 'décalages',
    none: 'Aucun décalage inattendu pour l’instant.',
    value: 'Décalage',
    after: 'Après',
    element: 'Élément',
    gone: 'un élément qui n’existe plus',
    more: ({ count }) => `et ${number(count)} de plus`,
  },
  marks: {
    lcp: ({ ms }) => `LCP ${fixed(ms / 1_000, 2)}\u00a0s`,
    moved: ({ value }) => `décalage ${fixed(value, 3)}`,
    inp: ({ ms }) => `INP ${duration(ms)}`,
  },
};
