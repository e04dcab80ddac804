import type { verdict as en } from '../../en/reports/verdict.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

export const verdict: typeof en = {
  levels: {
    critical: 'Corrigir já',
    unlessIntended: 'Corrigir já, se não for intencional',
    serious: 'Corrigir em breve',
    check: 'A revisar',
    moderate: 'Corrigir quando possível',
    minor: 'Leve',
  },
  dropped: 'os buscadores não mostram esta página nos resultados.',
  closed: 'é pouco provável que esta página seja encontrada na pesquisa.',
  stillShown: 'os buscadores podem mostrar esta página.',
  astray: 'a pesquisa pode levar as pessoas a outra página, ou a nenhuma.',
  costs: {
    unfound: 'esta página pode não ser encontrada na pesquisa.',
    address: 'os buscadores podem mostrar outra URL no lugar dela.',
    unread: 'os buscadores e a IA podem perder parte do conteúdo.',
    unreached: 'os buscadores podem não seguir os links desta página.',
    title: 'os resultados da pesquisa podem mostrar outro título.',
    snippet: 'os resultados da pesquisa podem mostrar um texto diferente do desejado.',
    result: 'os resultados da pesquisa podem mostrar outro título ou outro texto.',
    icon: 'os resultados da pesquisa podem mostrar um ícone genérico.',
    date: 'os resultados da pesquisa podem mostrar outra data, ou nenhuma.',
    richResult: 'o Google pode deixar de mostrar extras nos resultados.',
    goods: 'o Google pode deixar de mostrar extras nos resultados, como estrelas ou preços.',
    posts: 'o Google pode deixar de mostrar extras nos resultados, como o autor e a data de uma postagem.',
    articles: 'o Google pode deixar de mostrar extras nos resultados, como uma imagem ou a data.',
    hours: 'o Google pode deixar de mostrar extras nos resultados, como o horário de funcionamento.',
    path: 'o Google pode deixar de mostrar extras nos resultados, como a trilha de navegação.',
    preview: 'links compartilhados podem ficar sem uma boa prévia.',
    language: 'as pessoas podem receber a versão em outro idioma.',
    quotes: 'a pesquisa e as respostas de IA podem não citar esta página.',
    phones: 'esta página pode ser difícil de ler no celular.',
    visitors: 'os visitantes podem ter dificuldade para usar esta página.',
    trust: 'os visitantes podem confiar menos nesta página.',
    access: 'quem usa leitor de tela pode perder alguma informação.',
  },
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `Até agora: ${problems(found)}` : 'Nenhum problema encontrado até agora.'),
  indexable: 'Os buscadores podem indexar esta página.',
  allPass: 'A página é aprovada em todas as verificações que se aplicam.',
  noProblems: 'Nenhum problema encontrado nas verificações executadas.',
  open: ({ count }) => `Não foi possível verificar ${number(count)} dos sinais que controlam a indexação.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  const warnings = amount(warn, { one: 'aviso', other: 'avisos' });
  if (fail === 0) return `Nenhuma verificação reprovada; ${warnings}.`;
  return `${amount(fail, { one: 'verificação reprovada', other: 'verificações reprovadas' })}${warn > 0 ? `, ${warnings}` : ''}.`;
}
