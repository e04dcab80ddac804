import type { words as en } from '../../en/tools/web-vitals.ts';
import { portuguese } from '../portuguese.ts';

const { date, duration, fixed, number, percent } = portuguese;
const until = (day: string) => day && ` até ${date(day)}`;

export const words: typeof en = {
  oneVisit: 'Esta visita neste dispositivo. O Google usa o percentil 75 de visitas reais durante 28 dias.',
  background:
    'A página foi carregada em uma aba em segundo plano, então seus tempos não são significativos. Recarregá-la em primeiro plano.',
  long: { LCP: 'Largest Contentful Paint', CLS: 'Cumulative Layout Shift', INP: 'Interaction to Next Paint' },
  absent: {
    LCP: 'O navegador não registrou LCP.',
    CLS: 'Este navegador não registra mudanças de layout.',
    INP: 'Nenhuma interação ainda: usar a página e auditá-la de novo.',
  },
  seconds: ({ ms }) => `${fixed(ms / 1_000, 2)}\u00a0s`,
  milliseconds: ({ ms }) => duration(ms).replaceAll(' ', '\u00a0'),
  shift: ({ value }) => fixed(value, 3),
  ratings: { muted: 'não medido', good: 'bom', warn: 'precisa melhorar', bad: 'ruim' },
  limits: ({ good, poor }) => `bom até ${good}, ruim acima de ${poor}`,
  mark: 'Destacar os elementos na página',
  again: 'Medir de novo',
  field: {
    title: 'Visitantes reais',
    noKey:
      'O Google publica o que visitantes com o Chrome mediram (Chrome UX Report). Para ver aqui, adicionar uma chave de API própria, que é gratuita.',
    settings: 'Configurações: dados de campo',
    load: 'Carregar dados de campo',
    loading: 'Carregando…',
    note: 'Envia ao Google a URL desta página, sem a consulta, e a chave.',
    of: {
      url: ({ until: day }) => `Percentil 75 desta URL, 28 dias${until(day)}.`,
      origin: ({ until: day }) => `Percentil 75 de todas as páginas desta origem, 28 dias${until(day)}: esta URL tem poucas visitas.`,
    },
    value: { lcp: ({ value }) => `${fixed(value / 1_000, 2)} s`, inp: ({ value }) => duration(value), cls: ({ value }) => fixed(value, 2) },
    shares: ({ good, poor }) => `${percent(good)} das visitas com valor bom, ${percent(poor)} com valor ruim`,
    notMeasured: 'poucas visitas',
    missing: {
      'not-public': 'Esta página não está na web pública, então o Google não tem dados sobre ela. Nada foi enviado.',
      'no-visits': 'O Google tem poucas visitas desta URL e da origem dela para publicar dados.',
      unreachable: 'O Chrome UX Report não respondeu. Tentar de novo mais tarde.',
      unreadable: 'A resposta não está no formato do Chrome UX Report.',
    },
    refused: ({ status, message }) =>
      status === 429
        ? 'A chave atingiu o limite de solicitações. Tentar de novo em um minuto.'
        : `O Google recusou a solicitação (${status})${message && `: “${message}”`} Verificar a chave nas Configurações.`,
  },
  parts: {
    title: 'Detalhamento do LCP',
    none: 'O navegador não registrou LCP nesta visita.',
    ttfb: ({ ms }) => `Tempo até o primeiro byte ${duration(ms)}`,
    loadDelay: ({ ms }) => `Atraso de carregamento ${duration(ms)}`,
    loadTime: ({ ms }) => `Tempo de carregamento ${duration(ms)}`,
    renderDelay: ({ ms }) => `Atraso de renderização ${duration(ms)}`,
  },
  shifts: {
    title: 'Mudanças de layout',
    rows: 'mudanças de layout',
    none: 'Nenhuma mudança de layout inesperada até agora.',
    value: 'Mudança',
    after: 'Após',
    element: 'Elemento',
    gone: 'um elemento que não existe mais',
    more: ({ count }) => `e mais ${number(count)}`,
  },
  marks: {
    lcp: ({ ms }) => `LCP ${fixed(ms / 1_000, 2)} s`,
    moved: ({ value }) => `mudança ${fixed(value, 3)}`,
    inp: ({ ms }) => `INP ${duration(ms)}`,
  },
};
