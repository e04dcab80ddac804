import type { words as en } from '../../en/tools/preview-controls.ts';
import { portuguese } from '../portuguese.ts';

const { amount, and, number, percent } = portuguese;
const charactersOf = (count: number) => amount(count, { one: 'caractere', other: 'caracteres' });

export const words: typeof en = {
  google: 'Pesquisa, Visões gerais criadas por IA e Modo IA',
  bing: 'Pesquisa e respostas do Copilot',
  pageOnly: 'Só as diretivas da própria página estão incluídas.',
  by: ({ directives }) => `por ${and(directives.map(({ written, place }) => `\`${written}\` em ${place}`))}`,
  meta: ({ name }) => `meta ${name}`,
  text: 'Texto',
  images: 'Imagens',
  video: 'Vídeo',
  aiFeatures: 'Recursos de IA',
  copilot: 'Copilot',
  notIndexed: 'nada: não indexável',
  nothing: 'nada',
  anyLength: 'qualquer tamanho',
  upToCharacters: ({ count }) => `até ${charactersOf(count)}`,
  imageSizes: { none: 'nenhuma', standard: 'prévias pequenas', large: 'prévias grandes' },
  imageUnset: 'não definido: o buscador escolhe',
  still: 'uma imagem estática',
  upToSeconds: ({ count }) => `até ${amount(count, { one: 'segundo', other: 'segundos' })}`,
  ai: { bad: 'não podem usar o texto', warn: 'só podem usar o tamanho do snippet', good: 'podem usar o texto' },
  copilotMay: {
    not: 'não pode usar o conteúdo',
    snippet: 'só URL, título e snippet',
    noText: 'sem texto para citar',
    yes: 'pode usar o conteúdo',
  },
  offered: {
    title: 'Áreas oferecidas para snippets',
    note: 'O Bing pode mostrar e citar texto marcado com `data-snippet` (diretrizes de 27 de fevereiro de 2026). O Google não é compatível com ele. Nunca conta pontos.',
    mark: 'Destacar estas áreas na página',
    rows: 'áreas oferecidas',
  },
  areas: {
    title: 'Áreas excluídas dos snippets',
    note: 'O texto marcado com `data-nosnippet` não pode ser citado. Mesmo assim, é indexado.',
    mark: 'Destacar estas áreas na página',
    rows: 'áreas',
    none: 'Nenhuma parte da página tem data-nosnippet: todo o texto pode ser citado dentro das diretivas acima.',
    share: ({ share, stored, all }) =>
      `${percent(share)} do texto principal não pode ser citado (${number(stored)} de ${charactersOf(all)}).`,
    text: 'Texto',
    element: 'Elemento',
    noText: 'sem texto',
  },
};
