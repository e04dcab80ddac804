import type { dateVisible as en } from '../../en/checks/date-visible.ts';
import { dateWords } from './dates.ts';
import { framedText } from './framed.ts';
import { pageOf } from './page-type.ts';
import { date as dateText } from './grammar.ts';

const shown = ({ date, relative }: { date: string; relative: string }) => (relative ? `“${relative}”, ${dateText(date)}` : dateText(date));

export const dateVisible: typeof en = {
  title: 'A data da página está visível',
  problem: 'Data da página ausente ou não visível',
  why: 'Leitores, buscadores e mecanismos de respostas consideram o quanto uma página é atual, e confiam mais em uma data visível e legível por máquinas do que em uma que só está na marcação.',
  heuristic: 'Pontos dos quatro casos: heurística nossa',
  words: dateWords,
  says: {
    readable: (args) => ({ message: `A data está visível (${shown(args)}) e é legível por máquinas.`, change: '' }),
    visibleOnly: (args) => ({
      message: `A data está visível (${shown(args)}), mas só como texto simples.`,
      change:
        'Colocá-la em um elemento <time> com um atributo datetime, ou adicionar o mesmo dia como datePublished ou dateModified aos dados estruturados.',
    }),
    relativeOnly: ({ words }) => ({
      message: `A data visível é só relativa (“${words}”), e a marcação não tem data.`,
      change:
        'Mostrar a data real em um elemento <time> com um atributo datetime, ou adicioná-la como datePublished aos dados estruturados.',
    }),
    metadataOnly: ({ date }) => ({
      message: `A data (${dateText(date)}) está só nos metadados; os leitores não podem vê-la.`,
      change: 'Mostrar a data perto da manchete ou no fim do texto, com um rótulo como “Publicado” ou “Atualizado” no idioma da página.',
    }),
    none: () => ({
      message:
        'Nenhuma data completa (dia, mês, ano) encontrada, nem na página nem nos metadados. Dias de eventos, cursos e entradas de listas não são os da página.',
      change:
        'Mostrar quando o texto foi publicado ou atualizado pela última vez, perto da manchete ou no fim, em um elemento <time> com um atributo datetime.',
    }),
    noneGiven: ({ type }) => ({ message: `Nenhuma data encontrada, e ${pageOf[type]} não precisa de uma.`, change: '' }),
    ofThreads: () => ({
      message: 'As datas desta página são as dos tópicos que ela lista, e uma lista não precisa de data própria.',
      change: '',
    }),
    unlabelled: () => ({
      message:
        'A data visível não tem rótulo, então pode ser a de publicação ou a de atualização. O Google recomenda um rótulo como “Publicado” ou “Última atualização”.',
      change: '',
    }),
    inUrl: ({ date }) => ({ message: `A URL contém uma data (${dateText(date)}); os leitores raramente olham ali.`, change: '' }),
    framed: ({ url }) => framedText(url),
    unreadCalendar: ({ words }) => ({
      message: `Os leitores veem “${words}”, uma data em um calendário que o Pageloupe não lê.`,
      change: '',
    }),
    monthsUnknown: ({ language }) => ({
      message: `O Pageloupe não conhece os nomes dos meses deste idioma (${language}), então pode não ter visto uma data visível.`,
      change: '',
    }),
  },
};
