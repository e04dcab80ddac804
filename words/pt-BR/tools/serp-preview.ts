import type { words as en } from '../../en/tools/serp-preview.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, date } = portuguese;
const pixelsOf = (count: number) => amount(count, { one: 'pixel', other: 'pixels' });

export const words: typeof en = {
  device: 'Dispositivo',
  desktop: 'Computador',
  mobile: 'Celular',
  whatIf: 'Prévia das edições, não da página',
  noTitle: 'A página não tem título. Os buscadores criam um a partir de cabeçalhos, links e da URL; aqui o host é mostrado no lugar dele.',
  exampleSnippet:
    'Sem descrição. Os buscadores escolhem um texto da página que atenda à consulta; aqui o primeiro parágrafo é mostrado como exemplo.',
  noSnippet: 'Sem descrição e sem parágrafo para mostrar no lugar dela.',
  noText: 'Nenhum texto para mostrar.',
  thisPage: 'Esta página',
  resultOn: { desktop: 'Resultado de pesquisa no computador', mobile: 'Resultado de pesquisa no celular' },
  date: ({ iso }) => date(iso),
  ruler: ({ pixels, limit }) => `O título tem ${pixelsOf(pixels)} de largura; os resultados costumam cortar perto de ${number(limit)}.`,
  snippetRuler: ({ pixels, limit }) =>
    `Em uma linha, este texto tem ${pixelsOf(pixels)} de largura; os resultados costumam cortar perto de ${number(limit)}.`,
  cut: ({ limit }) => `corte ${number(limit)}`,
  draft: {
    title: 'Editar e ver a prévia',
    note: 'Só esta prévia muda, não a página. As larguras de corte são valores usuais medidos; nenhum buscador as documenta.',
    pageTitle: 'Título',
    description: 'Descrição',
    fits: {
      desktop: ({ pixels, limit }) => `Computador: ${number(pixels)} px de cerca de ${number(limit)}`,
      mobile: ({ pixels, limit }) => `Celular: ${number(pixels)} px de cerca de ${number(limit)}`,
    },
    over: {
      desktop: ({ pixels, limit }) => `Computador: ${number(pixels)} px de cerca de ${number(limit)}, cortado`,
      mobile: ({ pixels, limit }) => `Celular: ${number(pixels)} px de cerca de ${number(limit)}, cortado`,
    },
    characters: ({ count }) => amount(count, { one: 'caractere', other: 'caracteres' }),
    back: 'Redefinir',
  },
  sources: {
    title: 'Fontes do link de título',
    note: 'O Google pode usar qualquer uma destas para o título de um resultado. Quanto mais elas coincidirem, menor a chance de o Google reescrever o título.',
    rows: 'fontes do título',
    none: 'A página não tem título, cabeçalho principal visível, og:title nem manchete nos dados estruturados.',
    where: 'Onde',
    text: 'Texto',
    agreement: 'Coincidência',
    pixels: 'Pixels',
    characters: 'Caracteres',
    places: {
      title: () => '<title>',
      'main-heading': () => 'cabeçalho principal (h1)',
      heading: ({ name }) => `cabeçalho em destaque (${name})`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    },
    agrees: {
      title: 'este é o título',
      same: 'igual ao título',
      contains: 'contém o título',
      contained: 'parte do título',
      shares: 'algumas palavras em comum',
      differs: 'nenhuma palavra em comum',
      script: 'em outra escrita',
    },
  },
};
