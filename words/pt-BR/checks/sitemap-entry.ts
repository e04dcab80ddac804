import type { sitemapEntry as en } from '../../en/checks/sitemap-entry.ts';
import { sitemapKinds } from './kinds.ts';
import { amount, agree, number } from './grammar.ts';
import { reasonFaultText, reasonText } from './reasons.ts';

export const sitemapEntry: typeof en = {
  title: 'A URL está em um sitemap XML',
  problem: 'A URL não está no sitemap, ou o sitemap tem erros',
  why: 'Um sitemap ajuda os rastreadores a encontrar páginas e perceber mudanças. Entradas com noindex, com redirecionamento ou com outra URL canônica enviam sinais conflitantes.',
  words: {
    file: 'Arquivo',
    foundBy: 'Encontrado em',
    status: 'Status',
    kind: 'Tipo',
    urls: 'URLs',
    index: 'um índice de sitemaps',
    noAnswer: 'sem resposta',
    none: 'nenhum',
    kindOf: ({ kind }) => sitemapKinds[kind],
    entry: 'Entrada',
    entryIn: ({ url, file }) => `${url} em ${file}`,
  },
  says: {
    listed: ({ file }) => ({ message: `Esta URL está listada em ${file}`, change: '' }),
    noSitemap: () => ({ message: 'Nenhum sitemap encontrado nos lugares habituais. Um sitemap é opcional.', change: '' }),
    notMeantNoindex: () => ({ message: 'O sitemap não lista esta página, como é certo para uma página com noindex.', change: '' }),
    notMeantCanonical: () => ({
      message: 'O sitemap não lista esta página, como é certo para uma página cuja canônica é outra URL.',
      change: '',
    }),
    notMeantLater: () => ({
      message: 'O sitemap não lista esta página, o que é normal para as páginas seguintes de uma lista.',
      change: '',
    }),
    absent: ({ files }) => ({
      message: `Esta URL não está nos sitemaps do site (${amount(files, { one: 'arquivo lido', other: 'arquivos lidos' })}).`,
      change: 'Adicionar a URL se a página deve ser encontrada, a menos que o sitemap se destine a outras páginas.',
    }),
    variant: ({ loc }) => ({ message: `O sitemap lista uma variante desta URL: ${loc}`, change: 'Listar exatamente a URL canônica.' }),
    listedNoindex: () => ({
      message: 'O sitemap lista esta URL, mas a página tem noindex.',
      change: 'Removê-la do sitemap ou remover o noindex.',
    }),
    listedElsewhere: ({ url }) => ({
      message: `O sitemap lista esta URL, mas sua canônica aponta para ${url}`,
      change: 'Listar a URL canônica em vez desta.',
    }),
    listedRedirects: ({ url }) => ({
      message: `O sitemap lista esta URL, mas ela redireciona para ${url}`,
      change: 'Listar a URL em que o redirecionamento termina.',
    }),
    brokenLine: ({ url, status }) => ({
      message: `O sitemap indicado no robots.txt retorna ${status}: ${url}`,
      change: 'Corrigir a linha Sitemap do robots.txt ou restaurar o arquivo.',
    }),
    refusedLine: ({ url, status }) => ({
      message: `O sitemap indicado no robots.txt retornou ${status} à nossa solicitação, então não foi possível verificá-lo: ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }) => ({
      message: `O sitemap indicado no robots.txt não é um sitemap: ${url}`,
      change: 'Corrigir a linha Sitemap do robots.txt ou servir XML nessa URL.',
    }),
    malformed: ({ file, fault }) => ({
      message: `Um sitemap não é XML bem formado, então os buscadores podem não lê-lo por inteiro: ${reasonFaultText(fault)}. ${file}`,
      change: 'Corrigir essa linha ou gerar o arquivo com uma biblioteca. O Search Console mostra se o Google conseguiu lê-lo.',
    }),
    badLastmod: ({ text }) => ({
      message: `O lastmod desta URL não é uma data W3C: ${text}`,
      change: 'Usar uma data como 2026-11-21 ou 2026-11-21T10:00:00+00:00.',
    }),
    futureLastmod: ({ text }) => ({
      message: `O lastmod desta URL está no futuro: ${text}`,
      change: 'Usar a data da última mudança real.',
    }),
    tooMany: ({ file, count, urls }) => ({
      message: `Um sitemap tem ${amount(count, { one: 'URL', other: 'URLs' })}; o limite é ${number(urls)}: ${file}`,
      change: 'Dividi-lo e listar as partes em um índice de sitemaps.',
    }),
    tooLarge: ({ file, bytes }) => ({
      message: `Um sitemap tem mais de ${number(bytes / 2 ** 20)} MB (${number(bytes)} ${agree(bytes, 'byte', 'bytes')}) sem compressão: ${file}`,
      change: 'Dividi-lo e listar as partes em um índice de sitemaps.',
    }),
    tooManyFiles: () => ({ message: 'Há mais sitemaps do que o Pageloupe lê; a URL pode estar em um dos outros.', change: '' }),
    fileRefused: ({ url, status }) => ({
      message: `Nem todos os sitemaps foram lidos; a URL pode estar neste: ${url} (retornou ${status}).`,
      change: '',
    }),
    fileUnread: ({ url, why }) => ({
      message: `Nem todos os sitemaps foram lidos; a URL pode estar neste: ${url} ${reasonText(why)}`,
      change: '',
    }),
  },
};
