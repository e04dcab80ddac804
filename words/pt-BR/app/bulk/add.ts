import type { add as en } from '../../../en/app/bulk/add.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;
const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URLs' });
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const add: typeof en = {
  urls: {
    label: 'URLs, uma por linha',
    hint: 'Se faltar, https:// é presumido.',
    read: ({ urls, repeated, invalid }) =>
      [
        urlsOf(urls),
        repeated > 0 && amount(repeated, { one: 'duplicata omitida', other: 'duplicatas omitidas' }),
        invalid > 0 && amount(invalid, { one: 'linha inválida', other: 'linhas inválidas' }),
      ]
        .filter(Boolean)
        .join(', '),
    invalid: ({ count }) => `${amount(count, { one: 'linha não pode', other: 'linhas não podem' })} entrar na fila.`,
    invalidStay: 'Elas ficam no campo ao adicionar o resto.',
    correct: 'Corrigi-las acima.',
    line: ({ line }) => `Linha ${number(line)}:`,
    moreInvalid: ({ count }) => `e mais ${amount(count, { one: 'linha', other: 'linhas' })}.`,
    addNone: 'Adicionar URLs à fila',
    add: ({ count }) => `Adicionar ${urlsOf(count)} à fila`,
    reasons: {
      long: ({ most }) => `Mais de ${number(most)} caracteres.`,
      space: 'Contém um espaço: usar uma URL por linha.',
      scheme: ({ scheme }) => `Só páginas http e https podem ser auditadas, não URLs ${scheme}.`,
      'no-url': 'Não é uma URL.',
      credentials: 'Contém um nome de usuário ou senha, que apareceria em cada relatório.',
      'no-host': 'Não é uma URL: sem host.',
    },
  },

  sitemap: {
    label: 'URL de um sitemap',
    read: 'Ler sitemap',
    reading: 'Lendo…',
    hint: 'Índices de sitemaps, listas de texto e arquivos compactados também servem. O navegador pode pedir permissão para ler o site.',
    wrong: ({ text, reason }) => `${text || 'Entrada'}: ${reason}`,
    refused: ({ host }) =>
      `O sitemap não foi lido: o navegador não permitiu solicitações a ${host}. Tentar de novo e escolher Permitir, ou colar as URLs.`,
    failed: ({ error }) => `Não foi possível ler o sitemap. ${error}`,
    empty: 'O sitemap não inclui nenhuma página.',
    total: ({ count }) => `${pagesOf(count)} no sitemap.`,
    firstOf: ({ count }) => `É possível escolher entre as primeiras ${number(count)}.`,
    onlyWith: 'Só com',
    first: 'Primeiras',
    all: 'todas',
    fit: ({ fitting, chosen }) =>
      `${amount(fitting, { one: 'página corresponde', other: 'páginas correspondem' })}${chosen < fitting ? `, ${amount(chosen, { one: 'escolhida', other: 'escolhidas' })}` : ''}.`,
    room: ({ count }) => `Nesta execução ${count === 1 ? 'cabe' : 'cabem'} mais ${number(count)}.`,
    more: ({ count }) => `e mais ${amount(count, { one: 'página', other: 'páginas' })}`,
    addNone: 'Adicionar páginas à fila',
    add: ({ count }) => `Adicionar ${pagesOf(count)} à fila`,
  },

  tabs: {
    reading: 'Lendo as abas abertas…',
    here: 'Esta janela',
    window: ({ index }) => `Janela ${number(index)}`,
    noneShown: 'O Pageloupe ainda não tem permissão para ver as abas abertas.',
    moreHidden: ({ count }) => `Mais ${amount(count, { one: 'aba oculta', other: 'abas ocultas' })} para o Pageloupe.`,
    whatFor:
      'Com permissão, o Pageloupe vê o título e a URL de cada aba (os navegadores chamam isso de “histórico de navegação”). Nada é salvo, a não ser o que for posto na fila.',
    allow: 'Mostrar minhas abas abertas',
    refused: 'Permissão negada.',
    otherWays: 'Também é possível colar URLs, ou pôr uma aba na fila pelo botão do Pageloupe na página dela.',
    find: 'Buscar uma aba',
    findLabel: 'Buscar uma aba por título ou URL',
    allWindows: 'Todas as janelas',
    none: ({ query }) => `Nenhuma aba aberta com “${query}” no título ou na URL.`,
    selectAll: 'Selecionar todas',
    selectFound: 'Selecionar as encontradas',
    selectNone: 'Desmarcar todas',
    addNone: 'Adicionar abas à fila',
    add: ({ count }) => `Adicionar ${amount(count, { one: 'aba', other: 'abas' })} à fila`,
    noOther: 'Não há outras abas abertas.',
    tabs: ({ count }) => amount(count, { one: 'aba', other: 'abas' }),
    queued: 'Na fila.',
    asleep: 'Suspensa: será recarregada.',
    obstacles: {
      file: 'Um arquivo local: abri-lo e usar o botão do Pageloupe lá.',
      extension: 'Uma página de extensão.',
      browser: 'Uma página do navegador.',
    },
  },
};
