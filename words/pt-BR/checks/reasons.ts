import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/reasons.ts';
import { agree, amount, number } from './grammar.ts';

/** What is wrong with a sitemap that is not well-formed XML: a clause. */
export const reasonFaultText: typeof en.reasonFaultText = ({ kind, line, tag, open }) =>
  ({
    cut: `termina na linha ${line} sem fechar seu elemento raiz`,
    tag: `a linha ${line} fecha </${tag}>, mas ${open ? `<${open}> está aberto` : 'nenhum elemento está aberto'}`,
    ampersand: `a linha ${line} tem um & solto (escrever &amp;)`,
  })[kind];

/** Why something could not be requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons: typeof en.reasons = {
  pending: () => 'Ainda não se sabe.',
  'signal-failed': ({ error }) => `Esta verificação falhou com os dados desta página: ${error}`,

  // Read from the page
  'reading-failed': ({ error }) => `Não foi possível ler: ${error}`,
  'reading-too-slow': ({ seconds }) =>
    `A leitura desta página demorou mais de ${amount(seconds, { one: 'segundo', other: 'segundos' })}, por isso esta parte não foi lida.`,
  'not-shown': () => 'Esta aba não está visível.',
  'style-unloaded': ({ name }) => `Uma folha de estilo não carregou nesta visita, então nada que depende do layout foi verificado: ${name}`,
  'no-styles': () => 'A página veio sem nenhuma folha de estilo nesta visita, então nada que depende do layout foi verificado.',
  'font-unloaded': ({ name }) => `Uma fonte não carregou nesta visita, então esta visita não é representativa: ${name}`,
  'page-unread': () => 'Não foi possível ler a própria página.',
  'links-unread': () => 'Não foi possível ler os links da página.',
  'structured-data-unread': () => 'Não foi possível ler os dados estruturados.',
  'vocabulary-unread': ({ error }) => `Não foi possível ler o vocabulário do schema.org: ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'Só páginas http e https podem ser solicitadas.',
  'no-answer': () => 'O servidor não respondeu.',
  'request-failed': () =>
    'A solicitação falhou sem resposta: a conexão caiu, a URL redireciona para outro lugar, ou o navegador ou o site a bloqueou.',
  'answer-too-slow': ({ seconds }) => `O servidor não terminou a resposta em ${amount(seconds, { one: 'segundo', other: 'segundos' })}.`,
  'other-origin': ({ origin }) => `A solicitação foi redirecionada para outra origem (${origin}), que não foi lida.`,
  'site-refused': ({ status }) => `Uma solicitação sem cookies recebeu ${status}.`,
  'no-document': ({ status }) => `Uma solicitação sem cookies recebeu ${status} sem um documento HTML.`,
  'not-delivered': ({ status }) => `O servidor retornou ${status} em vez da página.`,
  'no-own-headers': ({ status }) =>
    `Uma solicitação sem cookies recebeu ${status}, então os cabeçalhos HTTP de resposta da própria página são desconhecidos.`,
  'not-html': ({ type }) => `A resposta é ${type}, não HTML.`,
  'nested-too-deep': ({ elements }) =>
    `O HTML está aninhado em mais de ${number(elements)} níveis, profundo demais para ser analisado com segurança.`,
  'site-unread': () => 'Não foi possível ler a resposta do site.',
  'site-unreached': ({ error }) => `Não foi possível fazer a solicitação ao site: ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () =>
    'A política de segurança de conteúdo da página (connect-src) bloqueia a solicitação, e este navegador a aplica também às extensões.',
  'host-not-allowed': ({ host }) => `O Pageloupe não tem permissão para enviar solicitações a ${host}.`,
  'leads-inside': () => 'Redireciona para um endereço privado, que não foi lido.',
  'named-inside': () => 'O nome do host leva a um endereço privado, então a resposta não foi lida.',
  'leads-off-the-web': () => 'A solicitação foi redirecionada para uma URL que não é http nem https.',
  'endless-redirects': () => 'Os redirecionamentos nunca terminam.',
  'hidden-redirect': () => 'A solicitação foi redirecionada, e o navegador não mostra para onde.',

  // Checks of other URLs
  'not-requested': () => 'Outras URLs não foram solicitadas.',
  'links-not-checked': () => 'Só é verificado quando iniciado com “Verificar links”.',
  'run-without-links': () => 'Não verificado: esta auditoria em massa foi executada sem verificar links.',
  'hosts-refused': () => 'O Pageloupe não recebeu permissão para solicitar estas URLs.',
  'hosts-not-allowed': () => 'O Pageloupe não tem permissão para fazer solicitações aos sites dos links desta página.',
  'check-stopped': () => 'A verificação foi interrompida antes de chegar aqui.',
  'check-failed': () => 'A verificação desta URL falhou.',
  'no-canonical': () => 'A página não declara outra URL canônica.',
  'no-share-image': () => 'A página não declara nenhuma imagem de compartilhamento.',
  'no-icon': () => 'A página não declara nenhum ícone com uma URL http(s).',

  // Sitemaps
  'sitemap-elsewhere': () => 'Está em outra origem, então não foi solicitado.',
  'sitemap-limits': ({ files, megabytes }) => `Não lido: o limite é de ${files} arquivos e ${megabytes} MB.`,
  'site-not-allowed': () => 'O Pageloupe não tem permissão para ler este site. É preciso conceder acesso antes.',
  'sitemap-url': () => 'A URL de um sitemap precisa começar com http:// ou https://.',
  'answer-status': ({ status }) => `O servidor retornou ${status}.`,
  'sitemap-is-page': () => 'Isto é uma página web, não um sitemap.',
  'sitemap-unreadable': () => 'Isto não é um sitemap: nem XML de sitemap (sitemaps.org) nem uma lista de URLs.',
  'sitemap-cut': ({ url, megabytes }) => `${url} está truncado ou passa do limite de ${megabytes} MB para sitemaps: o resto não foi lido.`,
  'sitemap-late': ({ url, entries }) => `${url} não terminou a tempo: o resto não foi lido. URLs lidas: ${number(entries)}.`,
  'sitemap-malformed': ({ url, fault }) => `${url} não é XML bem formado: ${reasonFaultText(fault)}. Suas URLs foram lidas mesmo assim.`,
  'sitemap-too-long': ({ url, entries }) =>
    `${url} lista mais do que as ${number(entries)} URLs permitidas em um sitemap: o resto não foi lido.`,
  'sitemap-empty': () => 'Este sitemap não lista nenhuma página.',
  'sitemap-more-pages': ({ pages, taken }) =>
    `Ele lista ${amount(pages, { one: 'página', other: 'páginas' })}; ${agree(taken, 'foi adicionada a primeira', `foram adicionadas as primeiras ${number(taken)}`)}.`,
  'sitemap-files-unread': ({ unread, total }) =>
    `${number(unread)} de seus ${amount(total, { one: 'sitemap', other: 'sitemaps' })} não ${agree(unread, 'pôde ser lido ou passou', 'puderam ser lidos ou passaram')} do limite.`,
  'sitemap-nested': ({ count }) =>
    `${amount(count, { one: 'entrada de um índice de sitemaps aninhado não foi seguida', other: 'entradas de índices de sitemaps aninhados não foram seguidas' })}.`,
  'sitemap-off-the-web': ({ count }) =>
    `${amount(count, { one: 'entrada não é uma URL http(s)', other: 'entradas não são URLs http(s)' })}.`,
  'sitemap-leads-inside': ({ count }) =>
    `${amount(count, { one: 'entrada aponta para um endereço privado e foi ignorada', other: 'entradas apontam para endereços privados e foram ignoradas' })}.`,
};

/** The sentence of a reason. A code that this version does not know is shown unchanged. */
export const reasonText: typeof en.reasonText = ({ code, args }) => lookUpEntry<(args: object) => string>(reasons, code)?.(args) ?? code;
