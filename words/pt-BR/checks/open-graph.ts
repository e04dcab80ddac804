import { metaPropertyTag } from '../../../checks/core/helpers/meta-property-tag.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { openGraph as en } from '../../en/checks/open-graph.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { agree, and, number } from './grammar.ts';

const lacking = (names: readonly string[]) => `${agree(names.length, 'Falta', 'Faltam')} ${and(names)}, que o Open Graph exige.`;
const addText = (names: readonly string[]) => `Adicionar ${and(names.map(metaPropertyTag))}.`;

export const openGraph: typeof en = {
  title: 'As tags Open Graph estão completas',
  problem: 'As tags Open Graph estão incompletas',
  why: 'Redes sociais e aplicativos de mensagens criam as prévias de links com essas tags. Sem elas, adivinham ou mostram só a URL.',
  says: {
    complete: () => ({ message: 'og:title, og:type, og:image e og:url estão definidas.', change: '' }),
    noPreview: () => ({
      message: 'Faltam og:title e og:image: um link compartilhado não tem prévia.',
      change: 'Adicionar og:title e og:image, depois og:type e og:url, como elementos meta com um atributo property.',
    }),
    missing: ({ names }) => ({ message: lacking(names), change: addText(names) }),
    assumed: ({ names }) => ({
      message: `${lacking(names)} As redes então supõem a URL compartilhada e o tipo website.`,
      change: addText(names),
    }),
    noDescription: () => ({
      message: 'Não há og:description: as prévias mostram outro texto ou nenhum.',
      change: 'Adicionar og:description com uma ou duas frases.',
    }),
    nameAttribute: ({ names }) => ({
      message: `${and(names)} ${agree(names.length, 'usa', 'usam')} um atributo name; o Open Graph é definido com property.`,
      change: 'Usar <meta property="og:…">: as redes que seguem a especificação ignoram a outra forma.',
    }),
    otherUrl: () => ({
      message: 'og:url difere da URL canônica, então curtidas e compartilhamentos contam para outra página.',
      change: 'Usar a URL canônica em og:url.',
    }),
    urlElsewhere: ({ url }) => ({
      message: `og:url é ${url}, não esta página, então curtidas e compartilhamentos contam para aquela. Nenhuma URL canônica diz qual é a certa.`,
      change: 'Usar a URL desta página em og:url e declará-la como canônica.',
    }),
    severalUrls: ({ count }) => ({
      message: `${number(count)} tags og:url diferentes: para qual página contam curtidas e compartilhamentos depende da rede.`,
      change: 'Manter uma só og:url, igual à URL canônica.',
    }),
    badUrl: ({ url }) => ({ message: `og:url não é uma URL absoluta: ${url}`, change: 'Usar a URL completa, com https://.' }),
    unknownType: ({ type }) => ({
      message: `og:type “${clipText(type, 60)}” não é um tipo do Open Graph: as redes tratam a página como um site.`,
      change: '',
    }),
    misread: ({ names, ...misread }) => ({
      message: `${and(names)} ${agree(names.length, 'mostra', 'mostram')} ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    severalTitles: ({ count }) => ({
      message: `${number(count)} tags og:title diferentes: qual é mostrada depende da rede.`,
      change: 'Manter uma só og:title.',
    }),
  },
};
