import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTag as en } from '../../en/checks/canonical-tag.ts';
import { agree, and, number } from './grammar.ts';
import { canonicalDifferences } from './kinds.ts';

/** Named without articles, in parentheses. */
/** Where else the page declares itself as indexable. */
const listings = { hreflang: 'os links hreflang desta página', sitemap: 'o sitemap' };
/** The first sentence to read if the canonical is another page. */
const instead = (url: string) => `A URL canônica aponta para ${clipText(url, 200)}, não para esta página`;

export const canonicalTag: typeof en = {
  title: 'Uma URL canônica válida e absoluta',
  problem: 'URL canônica ausente, inválida ou que aponta para outra página',
  why: 'A canônica é a URL sob a qual as duplicatas de uma página são indexadas e citadas juntas. Os buscadores ignoram canônicas quebradas ou conflitantes e escolhem uma por conta própria.',
  words: {
    where: 'Onde',
    written: 'Como está escrita',
    linkHeader: 'cabeçalho HTTP Link',
    invalid: 'inválida',
    both: 'URL e canônica',
    attributes: 'Atributos',
  },
  says: {
    self: () => ({ message: 'A canônica é esta URL.', change: '' }),
    variant: ({ url, by }) => ({
      message: `A canônica é uma variante desta URL${by.length > 0 ? ` (${and(by.map((one) => canonicalDifferences[one]))})` : ''}: ${url}`,
      change: '',
    }),
    elsewhere: ({ url }) => ({
      message: `${instead(url)}.`,
      change:
        'Apontá-la para a URL desta página; caso contrário, os buscadores provavelmente indexarão a outra no lugar desta. Se esta página é uma cópia daquela, deixar como está.',
    }),
    contradicted: ({ url, by }) => ({
      message: `${instead(url)}, mas ${and(by.map((one) => listings[one]))} ${by.length > 1 || by[0] === 'hreflang' ? 'indicam' : 'indica'} esta página.`,
      change:
        'Apontar a canônica para a URL desta página. Se a página é uma cópia da outra, removê-la dos conjuntos hreflang e dos sitemaps.',
    }),
    keptOut: ({ url }) => ({ message: `A URL canônica aponta para outra página: ${url}`, change: '' }),
    tracked: ({ url, parameters }) => ({
      message: `A URL canônica contém ${agree(parameters.length, 'um parâmetro de rastreamento ou de sessão', 'parâmetros de rastreamento ou de sessão')} (${and(parameters)}): ${url}`,
      change: 'Remover os parâmetros da URL canônica.',
    }),
    cleans: () => ({ message: 'A canônica é esta URL sem parâmetros de rastreamento ou de sessão, como deve ser.', change: '' }),
    notUsed: ({ count, attributes }) => ({
      message: `${agree(count, 'Uma tag canonical tem', `${number(count)} tags canonical têm`)} ${agree(attributes.length, 'o atributo', 'os atributos')} ${and(attributes)}, por isso o Google não ${agree(count, 'a', 'as')} usa.`,
      change: 'Declarar a URL a indexar em uma tag canonical que tenha só rel e href.',
    }),
    none: () => ({ message: 'Não há URL canônica, e a URL não tem string de consulta: aqui uma canônica é opcional.', change: '' }),
    missingWithQuery: ({ query }) => ({
      message: `Não há URL canônica, embora a URL tenha uma string de consulta: ${query}`,
      change: 'Adicionar uma URL canônica para que a página não seja indexada uma vez para cada combinação de parâmetros.',
    }),
    missingWithVersions: ({ count, url }) => ({
      message: `Não há URL canônica, embora a página tenha links para ${agree(count, 'outra versão', `outras ${number(count)} versões`)} de si mesma, como ${clipText(url, 200)}`,
      change: 'Apontar a canônica de cada versão para a que deve ser encontrada, em geral a mais recente.',
    }),
    otherVersion: ({ url }) => ({ message: `A canônica é outra versão desta página, cuja URL os buscadores indexam: ${url}`, change: '' }),
    several: ({ count }) => ({
      message: `A página declara ${number(count)} URLs canônicas diferentes: os buscadores ignoram todas ou escolhem uma.`,
      change: 'Manter uma só URL canônica.',
    }),
    headerDisagrees: () => ({
      message: 'O cabeçalho HTTP Link e o HTML declaram URLs canônicas diferentes.',
      change: 'Declarar a mesma URL nos dois ou manter só um deles.',
    }),
    inBody: () => ({
      message: 'A tag canonical está no body, onde os buscadores a ignoram.',
      change: 'Movê-la para o head e garantir que nenhum elemento anterior feche o head.',
    }),
    inBodyToo: ({ count, differs }) => ({
      message: `O body contém ${agree(count, 'mais uma tag canonical', `mais ${number(count)} tags canonical`)}, que os buscadores ignoram${differs ? '; a URL difere da válida' : ''}.`,
      change: `Remover ${agree(count, 'a tag canonical', 'as tags canonical')} do body.`,
    }),
    unreadable: ({ href }) => ({
      message: href.trim() === '' ? 'A tag canonical está vazia.' : `A canônica não é uma URL http(s) válida: ${href}`,
      change: 'Usar uma URL absoluta, como https://example.com/page.',
    }),
    root: ({ url }) => ({
      message: `A URL canônica aponta para a página inicial, não para esta página: ${url}`,
      change: 'Apontar a canônica para a URL desta página.',
    }),
    otherLanguage: ({ url, code }) => ({
      message: `A URL canônica aponta para a versão de outro idioma ou região (hreflang ${code}), não para esta página: ${url}`,
      change: 'Apontar a canônica de cada versão de idioma para sua própria URL.',
    }),
    relative: ({ href }) => ({ message: `A canônica é uma URL relativa: ${href}`, change: 'Usar a URL completa, com esquema e host.' }),
    insecure: ({ url }) => ({ message: `A página é servida por https, mas sua canônica é http: ${url}`, change: 'Usar https.' }),
    fragment: ({ href }) => ({
      message: `A URL canônica contém um fragmento, que os buscadores ignoram: ${href}`,
      change: 'Remover o fragmento.',
    }),
    nearly: ({ url, by }) => ({
      message: `A canônica não é exatamente esta URL (única diferença: ${and(by.map((one) => canonicalDifferences[one]))}): ${url}`,
      change: 'Usar uma só forma em todos os lugares: na canônica, nos links e nos redirecionamentos.',
    }),
  },
};
