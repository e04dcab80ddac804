import type { words as en } from '../../en/tools/url-inspector.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const partsOf = (count: number) => amount(count, { one: 'parte', other: 'partes' });
const encoded = { one: 'byte codificado com %', other: 'bytes codificados com %' };

export const words: typeof en = {
  unparsable: ({ url }) => `A URL desta página é inválida: ${url}`,
  anatomy: 'Partes da URL',
  parts: {
    scheme: 'esquema',
    user: 'usuário',
    subdomain: 'subdomínio',
    domain: 'domínio',
    port: 'porta',
    root: 'raiz',
    page: 'página',
    query: 'consulta',
    fragment: 'fragmento',
    folder: ({ index }) => `pasta ${number(index)}`,
  },
  clean: {
    title: 'Versão limpa',
    already: 'A URL já está limpa: sem rastreamento, sessão nem fragmento.',
    without: 'Sem parâmetros de rastreamento ou de sessão nem fragmento. Antes de usar, verificar se mostra a mesma página.',
  },
  parameters: {
    title: 'Parâmetros',
    note: 'Finalidade deduzida do nome.',
    rows: 'parâmetros',
    none: 'A URL não tem parâmetros.',
    name: 'Nome',
    value: 'Valor',
    for: 'Finalidade',
    noName: '(sem nome)',
    empty: '(vazio)',
    kinds: {
      tracking: 'rastreamento, não muda a página',
      session: 'sessão, diferente para cada visitante',
      pagination: 'número da página',
      order: 'ordem ou visualização',
      search: 'consulta de pesquisa',
      language: 'idioma',
      other: 'desconhecida, provavelmente conteúdo',
    },
  },
  form: {
    title: 'Detalhes',
    length: 'Tamanho',
    path: 'Caminho',
    encodings: 'Codificações',
    readable: 'Legível',
    characters: ({ count }) =>
      `${amount(count, { one: 'caractere', other: 'caracteres' })}. URLs com menos de 2.000 caracteres funcionam em qualquer lugar.`,
    root: 'raiz do site',
    slash: ({ parts }) => `${partsOf(parts)}, com barra final`,
    noSlash: ({ parts }) => `${partsOf(parts)}, sem barra final`,
    inPath: ({ count }) => `${amount(count, encoded)} no caminho`,
    inQuery: ({ count }) => `${amount(count, encoded)} na consulta`,
    plus: 'sinais de mais na consulta, que significam espaços',
    punycode: 'um nome de host internacionalizado em ASCII (punycode)',
    notUtf8: 'bytes que não são UTF-8',
    ascii: 'nenhuma: ASCII simples.',
  },
};
