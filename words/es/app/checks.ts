import type { checks as en } from '../../en/app/checks.ts';
import { spanish } from '../spanish.ts';

const { number } = spanish;

const groups: typeof en.groups = {
  crawling: 'Rastreo e indexación',
  head: 'Título, descripción, head',
  content: 'Contenido',
  links: 'Enlaces',
  images: 'Imágenes',
  'structured-data': 'Datos estructurados',
  sharing: 'Compartir',
  language: 'Idioma',
  experience: 'Velocidad y dispositivos',
  ai: 'Preparación para citas de IA',
};

type Grade = Parameters<typeof en.geo>[0]['grade'];
const grades: Record<Grade, string> = { strong: 'sólidas', medium: 'medias', weak: 'débiles', speculative: 'especulativas' };

export const checks: typeof en = {
  groups,
  all: ({ count }) => `Las ${number(count)} comprobaciones`,
  only: ({ status }) => `Comprobaciones: ${status}`,
  filter: 'Filtrar por estado',
  any: 'Todas',
  none: 'Ninguna comprobación tiene este estado.',

  why: 'Por qué importa, con fuentes',
  weight: ({ weight }) => `Peso ${number(weight)} en la puntuación de auditoría.`,
  gate: 'Si no se supera, la puntuación de auditoría se limita a 30.',
  geo: ({ points, grade }) => `Vale ${number(points)} de 100 puntos GEO (pruebas: ${grades[grade]}).`,
};
