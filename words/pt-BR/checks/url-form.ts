import type { urlForm as en } from '../../en/checks/url-form.ts';
import { agree, amount, and, number } from './grammar.ts';

const linksOf = (count: number, total: number) =>
  `${number(count)} de ${amount(total, { one: 'link interno', other: 'links internos' })} ${agree(count, 'tem', 'têm')}`;

export const urlForm: typeof en = {
  title: 'A URL é limpa e estável',
  problem: 'A URL não é limpa',
  why: 'Uma página deve ter uma só URL. IDs de sessão e parâmetros de rastreamento criam muitas, e o que vem depois de # nunca é enviado ao servidor.',
  heuristic: 'O número de parâmetros e o comprimento são uma heurística nossa',
  words: { path: 'Caminho', parameters: 'parâmetros', characters: 'caracteres' },
  says: {
    clean: () => ({ message: 'A URL é limpa.', change: '' }),
    fragmentOnly: ({ fragment }) => ({
      message: `Esta visualização só se distingue das outras por seu fragmento: ${fragment}. Os rastreadores ignoram fragmentos e veem uma só página para todas as visualizações.`,
      change: 'Dar a cada visualização sua própria URL com a History API.',
    }),
    session: ({ names }) => ({
      message: `A URL contém um ID de sessão: ${and(names)}. Cada visitante recebe uma URL diferente.`,
      change: 'Manter as sessões em cookies.',
    }),
    parameters: ({ count }) => ({
      message: `A URL tem ${amount(count, { one: 'parâmetro de URL', other: 'parâmetros de URL' })}, sem contar os de rastreamento.`,
      change: 'Remover os parâmetros que não mudam a página ou declarar uma URL canônica sem eles.',
    }),
    trackedOgUrl: ({ names }) => ({ message: `og:url tem parâmetros de rastreamento: ${and(names)}.`, change: 'Usar a URL sem eles.' }),
    sessionLinks: ({ count, total, names }) => ({
      message: `${linksOf(count, total)} um ID de sessão: ${and(names)}. Cada visita recebe outras URLs para as mesmas páginas.`,
      change: 'Manter as sessões em cookies e usar nos links as URLs sem ID de sessão.',
    }),
    trackedLinks: ({ count, total }) => ({
      message: `${linksOf(count, total)} parâmetros de rastreamento.`,
      change:
        'Usar nos links a URL sem eles: parâmetros de rastreamento internos também sobrescrevem a origem original do visitante nas ferramentas de análise.',
    }),
    space: () => ({ message: 'O caminho contém um espaço.', change: 'Separar as palavras com hifens.' }),
    doubleSlash: () => ({ message: 'O caminho contém uma barra dupla.', change: 'Corrigir o link ou a regra que a cria.' }),
    long: ({ characters, length }) => ({
      message: `A URL tem ${amount(characters, { one: 'caractere', other: 'caracteres' })}; alguns programas param em ${number(length)}.`,
      change: 'Encurtá-la.',
    }),
    underscore: () => ({
      message: 'O caminho separa palavras com sublinhados; o Google recomenda hifens. Não mudar uma URL que funciona por causa disso.',
      change: '',
    }),
    upperCase: () => ({
      message: 'O caminho tem maiúsculas; as URLs diferenciam maiúsculas e minúsculas. Não mudar uma URL que funciona por causa disso.',
      change: '',
    }),
  },
};
