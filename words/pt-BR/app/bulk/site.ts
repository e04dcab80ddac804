import type { site as en } from '../../../en/app/bulk/site.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} em resumo`,
  blockedBy: ({ gates }) => `Excluídas da pesquisa por ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'página tem', other: 'páginas têm' })} noindex.`,
  noneHas: 'Nenhuma página com esta pontuação ainda.',
  spread: ({ median, lowest, highest }) => `mediana ${number(median)}, de ${number(lowest)} a ${number(highest)}`,
  byScore: ({ score }) => `Páginas por pontuação: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} a ${number(to)}: ${pagesOf(pages)}`,
  noGeo: 'Sem pontuação GEO ainda.',
  morePages: 'Mostrar mais páginas',
  first: ({ shown, total }) => `As primeiras ${number(shown)} de ${number(total)}.`,

  signalsHelp: 'Corrigir um modelo costuma corrigir muitas páginas.',
  good: {
    signals: 'Todas as páginas são aprovadas em todas as verificações.',
    titles: 'Cada página indexável tem um título único.',
    descriptions: 'Nenhuma descrição duplicada.',
    headings: 'Nenhum cabeçalho h1 duplicado.',
    canonicals: 'Nenhuma canônica aponta para outra página.',
    alternates: 'Todos os pares hreflang entre estas páginas funcionam.',
    brokenLinks: ({ pages }) => `Nenhum link quebrado em ${pagesOf(pages)} com links verificados.`,
  },
  links: {
    noneYet: 'Nenhum link verificado ainda.',
    onlyOfRun:
      'Só foram verificados links para URLs desta execução. Para verificar todos, iniciar uma nova execução com “Verificar links” ativado.',
    notAsked:
      'Os links não foram verificados nesta execução. Para encontrar links quebrados, iniciar uma nova execução com “Verificar links” ativado.',
  },
};
