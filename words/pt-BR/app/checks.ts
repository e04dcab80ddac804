import type { checks as en } from '../../en/app/checks.ts';
import { portuguese } from '../portuguese.ts';

const { number } = portuguese;

const groups: typeof en.groups = {
  crawling: 'Rastreamento e indexação',
  head: 'Título, descrição, head',
  content: 'Conteúdo',
  links: 'Links',
  images: 'Imagens',
  'structured-data': 'Dados estruturados',
  sharing: 'Compartilhamento',
  language: 'Idioma',
  experience: 'Velocidade e dispositivos',
  ai: 'Preparação para citações por IA',
};

type Grade = Parameters<typeof en.geo>[0]['grade'];
const grades: Record<Grade, string> = { strong: 'fortes', medium: 'médias', weak: 'fracas', speculative: 'especulativas' };

export const checks: typeof en = {
  groups,
  all: ({ count }) => `Todas as ${number(count)} verificações`,
  only: ({ status }) => `Verificações: ${status}`,
  filter: 'Filtrar por status',
  any: 'Todas',
  none: 'Nenhuma verificação tem este status.',

  why: 'Por que isso importa, com fontes',
  weight: ({ weight }) => `Peso ${number(weight)} na pontuação da auditoria.`,
  gate: 'Se reprovada, a pontuação da auditoria é limitada a 30.',
  geo: ({ points, grade }) => `Vale ${number(points)} de 100 pontos GEO (evidências: ${grades[grade]}).`,
};
