import type { hreflang as en } from '../../en/checks/hreflang.ts';
import { tagFaultText } from './language-tags.ts';
import { agree, amount, and, language as languageName, number } from './grammar.ts';

const entries = (count: number) => amount(count, { one: 'entrada hreflang', other: 'entradas hreflang' });
const inBody = (count: number) =>
  `${amount(count, { one: 'link', other: 'links' })} para versões de idioma (hreflang) ${agree(count, 'está', 'estão')} no body, onde os buscadores ${agree(count, 'o', 'os')} ignoram.`;

export const hreflang: typeof en = {
  title: 'O conjunto hreflang é válido',
  problem: 'O conjunto hreflang é inválido',
  why: 'hreflang diz aos buscadores qual versão de uma página é para qual idioma e país. Entradas inválidas são ignoradas.',
  words: { code: 'Código', url: 'URL', from: 'De', head: 'elemento <link>', header: 'cabeçalho HTTP Link' },
  says: {
    valid: ({ count }) => ({ message: `${entries(count)}: todos os códigos e URLs são válidos, e esta página está incluída.`, change: '' }),
    linkedOnly: ({ languages }) => ({
      message: `A página tem links para si mesma em ${agree(languages.length, 'outro idioma', `outros ${number(languages.length)} idiomas`)} (${and(languages.map(languageName))}), mas nem o head nem os cabeçalhos HTTP listam essas versões (hreflang).`,
      change: 'Listar esta página e suas traduções com hreflang no head, no cabeçalho HTTP Link ou no sitemap.',
    }),
    inSitemap: ({ count }) => ({
      message: `O sitemap lista ${amount(count, { one: 'versão de idioma', other: 'versões de idioma' })} desta página (hreflang); esta verificação lê apenas as do head e dos cabeçalhos HTTP.`,
      change: '',
    }),
    perhapsInSitemap: ({ languages }) => ({
      message: `A página tem links para si mesma em ${agree(languages.length, 'outro idioma', `outros ${number(languages.length)} idiomas`)} (${and(languages.map(languageName))}), e nem o head nem os cabeçalhos HTTP listam essas versões (hreflang). O sitemap talvez as liste, mas não foi lido por inteiro.`,
      change: '',
    }),
    swapped: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'versão de idioma', other: 'versões de idioma' })} (hreflang) ${agree(count, 'aponta', 'apontam')} para a URL de outro idioma: os códigos estão trocados.`,
      change: 'Dar a cada código a URL de seu próprio idioma.',
    }),
    notItsLanguage: ({ code, language }) => ({
      message: `A página lista a si mesma como “${code}”, mas seu idioma é outro: ${languageName(language)}.`,
      change: `Usar o código do idioma da página: ${language}, seguido de um país se a página se destina a um.`,
    }),
    none: () => ({ message: 'A página não declara versões de idioma.', change: '' }),
    invalidCode: ({ code, fault }) => ({
      message: `O código de idioma “${code}” (hreflang) é inválido: ${tagFaultText(fault)}.`,
      change: 'Usar um idioma ISO 639-1, opcionalmente com uma escrita e um país ISO 3166-1: en, en-GB, zh-Hant.',
    }),
    otherLanguage: ({ code, likely }) => ({
      message: `O código de idioma “${code}” (hreflang) é válido, mas corresponde a outro idioma. A intenção era “${likely}”?`,
      change: `Usar ${likely}, seguido de um país se a página se destina a um.`,
    }),
    relative: ({ count }) => ({
      message: `${amount(count, { one: 'URL', other: 'URLs' })} de versões de idioma (hreflang) ${agree(count, 'não é absoluta', 'não são absolutas')}.`,
      change: 'Usar a URL completa, com https:// e host.',
    }),
    unreadable: ({ count }) => ({
      message: `${amount(count, { one: 'versão de idioma', other: 'versões de idioma' })} (hreflang) não ${agree(count, 'tem', 'têm')} uma URL válida.`,
      change: 'Usar a URL completa, com https:// e host; um host não tem espaços nem sinais de porcentagem.',
    }),
    alsoInBody: ({ count }) => ({
      message: `${inBody(count)} O conjunto do head está completo sem ${agree(count, 'ele', 'eles')}.`,
      change: `Remover ${agree(count, 'o link', 'os links')} do body.`,
    }),
    noSelf: () => ({
      message:
        'A lista de versões de idioma (hreflang) desta página não inclui a própria página, então os buscadores podem ignorar a lista.',
      change: 'Adicionar uma entrada hreflang para esta página: cada versão de idioma deve listar a si mesma e todas as outras.',
    }),
    ofCanonical: ({ url }) => ({
      message: `As entradas hreflang são da URL canônica (${url}), não desta página. Está correto.`,
      change: '',
    }),
    inBody: ({ count }) => ({ message: inBody(count), change: `Mover ${agree(count, 'o link', 'os links')} para o head.` }),
    conflicting: ({ code, count }) => ({
      message: `O código de idioma “${code}” (hreflang) tem ${amount(count, { one: 'URL', other: 'URLs diferentes' })}.`,
      change: 'Usar uma URL por código.',
    }),
    shared: ({ count, codes }) => ({
      message: `${amount(count, { one: 'URL está listada', other: 'URLs estão listadas' })} para mais de um idioma${count > 1 ? ', como' : ':'} ${and(codes)}.`,
      change: 'Listar cada URL só para o idioma de seu texto. Para visitantes de todos os outros idiomas, adicionar x-default.',
    }),
    noCatchAll: ({ language }) => ({
      message: `Não há uma entrada geral “${language}”: o idioma (${languageName(language)}) só tem versões de país.`,
      change: `Adicionar uma entrada com o código “${language}”; ela pode usar a URL de uma versão de país.`,
    }),
    methodsDiffer: () => ({
      message: 'O head e o cabeçalho HTTP Link declaram versões de idioma (hreflang) diferentes.',
      change: 'Usar um só método.',
    }),
    canonicalElsewhere: ({ url }) => ({
      message: `A lista de versões de idioma (hreflang) inclui esta página, mas sua canônica é ${url}: os buscadores usam a lista da canônica.`,
      change: 'Apontar a URL canônica de cada versão de idioma para sua própria URL.',
    }),
  },
};
