import type { site as en } from '../../../en/app/bulk/site.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} em resumo`,
  blockedBy: ({ gates }) => `Bloqueadas por ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'página tem', other: 'páginas têm' })} noindex.`,
  noneHas: 'Nenhuma página com esta pontuação ainda.',
  spread: ({ median, lowest, highest }) => `mediana ${number(median)}, de ${number(lowest)} a ${number(highest)}`,
  byScore: ({ score }) => `Páginas por pontuação: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} a ${number(to)}: ${pagesOf(pages)}`,
  categories: 'Categorias GEO, média',
  noGeo: 'Sem pontuação GEO ainda.',
  worst: 'Começar por estas páginas',
  morePages: 'Mostrar mais páginas',
  first: ({ shown, total }) => `As primeiras ${number(shown)} de ${number(total)}.`,
  noAnswer: 'sem resposta',

  signals: {
    title: 'Problemas por impacto e número de páginas',
    good: 'Todas as páginas são aprovadas em todas as verificações.',
    help: 'Corrigir um modelo costuma corrigir muitas páginas.',
  },
  titles: {
    title: 'Títulos duplicados',
    good: 'Cada página indexável tem um título único.',
    help: 'Dar a cada página um título único e descritivo.',
  },
  descriptions: {
    title: 'Descrições duplicadas',
    good: 'Nenhuma descrição duplicada.',
    help: 'Escrever uma descrição única para cada página, ou removê-la e deixar os buscadores escolherem um trecho.',
  },
  headings: {
    title: 'Cabeçalhos principais duplicados',
    good: 'Nenhum cabeçalho h1 duplicado.',
    help: 'Dar a cada página um cabeçalho principal único.',
  },
  canonicals: {
    title: 'URLs canônicas que apontam para outras páginas',
    good: 'Nenhuma canônica aponta para outra página.',
    help: 'Os buscadores recebem a instrução de indexar a canônica em vez da página. Usá-la só para duplicatas; o destino deve ser indexável e apontar para si mesmo.',
  },
  alternates: {
    title: 'Pares hreflang quebrados',
    good: 'Todos os pares hreflang entre estas páginas funcionam.',
    help: 'Cada versão deve indicar a si mesma e a todas as outras, retornar 200 e ser indexável.',
  },
  broken: {
    title: 'Links quebrados',
    good: ({ pages }) => `Nenhum link quebrado em ${pagesOf(pages)} com links verificados.`,
    noneYet: 'Nenhum link verificado ainda.',
    onlyOfRun:
      'Só foram verificados links para URLs desta execução. Para verificar todos, iniciar uma nova execução com “Verificar links” ativado.',
    notAsked:
      'Os links não foram verificados nesta execução. Para encontrar links quebrados, iniciar uma nova execução com “Verificar links” ativado.',
    help: 'Primeiro os links presentes em mais páginas: costumam estar em um menu ou rodapé, onde uma alteração corrige todos.',
  },
};
