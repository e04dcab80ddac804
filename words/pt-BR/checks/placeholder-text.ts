import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { placeholderText as en } from '../../en/checks/placeholder-text.ts';
import { leftoverPlaces } from './kinds.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { agree, amount, and } from './grammar.ts';

type Place = { place: LeftoverPlace; name: string };
const placeText = ({ place, name }: Place) => leftoverPlaces[place]({ name });
/** Without articles, in parentheses: names of properties have none. */
const where = (all: readonly Place[]) => and(all.map(placeText));
const urls = (count: number) => amount(count, { one: 'URL', other: 'URLs' });
const point = (count: number) => agree(count, 'aponta', 'apontam');

export const placeholderText: typeof en = {
  title: 'Sem resquícios de modelos',
  problem: 'Resquícios de modelos',
  why: 'Variáveis não preenchidas, texto fictício e URLs de homologação aparecem para os leitores, nos resultados de pesquisa e nas prévias de links.',
  heuristic: 'Os padrões são uma heurística nossa, criados para quase não dar alarmes falsos; exemplos de código ficam de fora',
  words: { found: 'Encontrado', where: 'Onde', place: placeText },
  says: {
    none: () => ({ message: 'Nenhuma variável de modelo, texto fictício ou URL de homologação encontrada.', change: '' }),
    unfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'resquício', other: 'resquícios' })} de um modelo (${where(places)}): “${example}”.`,
      change: 'Substituir por texto: preencher a variável ou corrigir o modelo.',
    }),
    perhapsUnfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'texto parece um marcador de modelo', other: 'textos parecem marcadores de modelo' })} (${where(places)}): “${example}”.`,
      change: 'Preencher a variável, ou ignorar isto se a página trata de marcadores de modelo.',
    }),
    hosts: ({ count, places, host }) => ({
      message: `${urls(count)} (${where(places)}) ${point(count)} para um host que os leitores não podem acessar: ${host}.`,
      change: 'Usar a URL pública.',
    }),
    previewHost: ({ places, host }) => ({
      message: `Esta página aponta para um host de pré-visualização (${where(places)}): ${host}.`,
      change: 'Usar a URL do domínio público.',
    }),
    dummy: ({ example }) => ({
      message: `A página contém texto fictício: “${example}”.`,
      change: 'Substituí-lo pelo texto real ou removê-lo.',
    }),
    misread: ({ count, ...misread }) => ({
      message: `${amount(count, { one: 'texto', other: 'textos' })} ${agree(count, 'mostra', 'mostram')} caracteres errados, como ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    unfilledInBody: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'variável não preenchida', other: 'variáveis não preenchidas' })} no body (${where(places)}): “${example}”.`,
      change: 'Preencher a variável ou corrigir o modelo.',
    }),
    hostsInBody: ({ count, places, host }) => ({
      message: `${urls(count)} no body (${where(places)}) ${point(count)} para um host que os leitores não podem acessar: ${host}.`,
      change: 'Apontar o link para a URL pública.',
    }),
  },
};
