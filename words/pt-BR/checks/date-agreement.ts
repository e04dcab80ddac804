import type { dateAgreement as en } from '../../en/checks/date-agreement.ts';
import { datePlaceInWords, dateWords } from './dates.ts';
import { agree, amount, date as dateText } from './grammar.ts';
import { reasonText } from './reasons.ts';

export const dateAgreement: typeof en = {
  title: 'As datas coincidem',
  problem: 'As datas não coincidem',
  why: 'O Google compara as datas de uma página antes de confiar em uma. Datas que se contradizem ou que mudam sem conteúdo novo abalam a confiança em todas.',
  heuristic: 'As tolerâncias e o padrão de datas renovadas: heurística nossa',
  words: dateWords,
  says: {
    agree: ({ sources }) => ({ message: `As datas de ${amount(sources, { one: 'fonte', other: 'fontes' })} coincidem.`, change: '' }),
    publishedApart: ({ days, a, b }) => ({
      message: `As datas de publicação diferem em ${amount(days, { one: 'dia', other: 'dias' })} (${dateText(a)} e ${dateText(b)}).`,
      change: 'Usar a mesma data de publicação no texto visível, nos dados estruturados e nos metadados, vinda de um só campo do CMS.',
    }),
    modifiedApart: ({ days, a, b }) => ({
      message: `As datas de modificação diferem em ${amount(days, { one: 'dia', other: 'dias' })} (${dateText(a)} e ${dateText(b)}).`,
      change: 'Atualizar juntos a data visível, dateModified e o lastmod do sitemap quando o conteúdo muda.',
    }),
    modifiedFirst: ({ modified, published }) => ({
      message: `A data de modificação (${dateText(modified)}) é anterior à de publicação (${dateText(published)}).`,
      change: 'Corrigir as datas: uma página não pode ser modificada antes de ser publicada.',
    }),
    scheduled: ({ modified, published }) => ({
      message: `A data de modificação (${dateText(modified)}) é anterior à de publicação (${dateText(published)}): os CMS indicam o último salvamento de um post agendado. Os mecanismos de busca consideram a data de publicação.`,
      change: '',
    }),
    future: ({ date, source }) => ({
      message: `Uma data está no futuro: ${dateText(date)} (${datePlaceInWords(source)}).`,
      change: 'O Google pede que não se usem datas futuras: usar o dia da publicação ou da última atualização.',
    }),
    unreadable: ({ raw, source }) => ({
      message: `Uma data nos dados estruturados é inválida: “${raw}” (${datePlaceInWords(source)}).`,
      change: 'Usar ISO 8601, como 2026-03-15T10:00:00+01:00.',
    }),
    bumped: ({ modified, shown, bumpedHours }) => ({
      message: `Segundo os metadados, a página foi modificada ${agree(bumpedHours, 'na última hora', `nas últimas ${amount(bumpedHours, { other: 'horas' })}`)} (${dateText(modified)}), mas a data visível é ${dateText(shown)}.`,
      change: 'Alterar dateModified só quando o conteúdo muda, não em cada visita ou build, e mostrar a mesma data aos leitores.',
    }),
    noZone: ({ source }) => ({
      message: `Uma hora não tem fuso horário (${datePlaceInWords(source)}). O Google então supõe o fuso horário do Googlebot.`,
      change: '',
    }),
    lastModified: ({ date }) => ({
      message: `O cabeçalho HTTP Last-Modified indica ${dateText(date)}. É só uma dica e não é comparado: os servidores muitas vezes o definem por outros motivos.`,
      change: '',
    }),
    onlyAgo: ({ words }) => ({
      message: `A data visível é só relativa (“${words}”), então não há um dia para comparar com a marcação.`,
      change: '',
    }),
    tooFew: () => ({ message: 'Menos de duas datas encontradas: nada a comparar.', change: '' }),
    sitemapUnknown: ({ why }) => ({
      message: `Só uma data encontrada, e não foi possível procurar outra no sitemap. ${reasonText(why)}`,
      change: '',
    }),
  },
};
