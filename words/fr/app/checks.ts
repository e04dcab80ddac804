import type { Grade } from '../../../checks/core/report/geo-ids.ts';
import type { SignalGroup } from '../../../checks/core/signal.ts';
import type { checks as en } from '../../en/app/checks.ts';
import { french } from '../french.ts';

const { number } = french;

const groups: Record<SignalGroup, string> = {
  crawling: 'Exploration et indexation',
  head: 'Title, description et head',
  content: 'Contenu',
  links: 'Liens',
  images: 'Images',
  'structured-data': 'Données structurées',
  sharing: 'Partage',
  language: 'Langue',
  experience: 'Vitesse et appareils',
  ai: 'Citabilité par l’IA',
};

const grades: Record<Grade, string> = { strong: 'solides', medium: 'moyennes', weak: 'faibles', speculative: 'spéculatives' };

export const checks: typeof en = {
  groups,
  all: ({ count }) => `Les ${number(count)} contrôles`,
  only: ({ status }) => `Contrôles : ${status}`,
  filter: 'Filtrer par statut',
  any: 'Tous',
  none: 'Aucun contrôle n’a ce statut.',

  why: 'Pourquoi c’est important, avec les sources',
  weight: ({ weight }) => `Poids dans le score d’audit : ${number(weight)}.`,
  gate: 'En cas d’échec, le score d’audit est plafonné à 30.',
  geo: ({ points, grade }) => `Vaut ${number(points)} des 100 points GEO (preuves : ${grades[grade]}).`,
};
