import type { renderParity as en } from '../../en/checks/render-parity.ts';
import { amount, and, percent } from './grammar.ts';

/** What readers without JavaScript miss. @param share of the main text that is in the raw HTML */
const missing = ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) =>
  `Sem JavaScript, falta uma parte do texto principal: ${percent(1 - share)} (${amount(blocks, { one: 'bloco', other: 'blocos' })}).${inData ? ' Um pouco disso só está em dados embutidos no código.' : ''}`;
const words = (count: number) => amount(count, { one: 'palavra', other: 'palavras' });

export const renderParity: typeof en = {
  title: 'O código-fonte e o HTML renderizado coincidem',
  problem: 'O código-fonte e o HTML renderizado diferem',
  why: 'O Google e o Bing renderizam as páginas, às vezes tarde; a maioria dos rastreadores de IA só lê o código-fonte HTML. Eles nunca veem o conteúdo adicionado por JavaScript, e os buscadores podem ver duas versões do que o JavaScript muda.',
  heuristic: 'A comparação por blocos e seus limites são uma heurística nossa',
  words: { field: 'Campo', served: 'Código-fonte HTML', rendered: 'HTML renderizado' },
  says: {
    agree: ({ share }) => ({ message: `Texto principal que está no código-fonte HTML: ${percent(share)}.`, change: '' }),
    partly: (args) => ({
      message: missing(args),
      change: 'Renderizar o conteúdo principal no servidor ou no build, para que os rastreadores sem JavaScript o recebam por completo.',
    }),
    mostlyAbsent: (args) => ({
      message: `${missing(args)} A maioria dos rastreadores de IA não pode ler essa parte.`,
      change: 'Renderizar o conteúdo principal no servidor ou no build.',
    }),
    emptied: ({ count }) => ({
      message: `O código-fonte HTML tem cerca de ${words(count)}, mas o JavaScript removeu tudo.`,
      change: 'Descobrir qual script esvazia a página. Os buscadores que o executam veem uma página vazia.',
    }),
    onlyNoscript: ({ count }) => ({
      message: `O texto (cerca de ${words(count)}) está só em <noscript>: os rastreadores sem JavaScript o recebem, mas a página renderizada não mostra nada.`,
      change:
        'Descobrir por que os scripts não renderizam nada, ou renderizar o texto no servidor. Os buscadores que executam scripts ignoram <noscript>.',
    }),
    nothingShown: () => ({ message: 'A página renderizada não mostra texto para comparar.', change: '' }),
    littleText: () => ({ message: 'Há pouco texto principal para comparar; título, URL canônica e robots coincidem.', change: '' }),
    fieldsChanged: ({ fields }) => ({
      message: `Um script muda ou adiciona: ${and(fields)}.`,
      change: 'Colocar os valores finais no código-fonte HTML, para que todos os rastreadores recebam o mesmo.',
    }),
    directivesChanged: ({ fields }) => ({
      message: `Um script muda ${and(fields)}: o código-fonte e o HTML renderizado diferem, e os buscadores podem usar qualquer uma das duas versões.`,
      change: 'Colocar os valores finais de canonical e robots no código-fonte HTML e não mudá-los em scripts.',
    }),
    sourceNoindex: () => ({
      message: 'O código-fonte HTML tem noindex, e um script o remove. O Google não renderiza páginas cujo código-fonte HTML tem noindex.',
      change: 'Remover noindex do código-fonte HTML se a página deve ser encontrada.',
    }),
    cutShort: () => ({ message: 'O documento não foi lido até o fim, então a porcentagem é um mínimo.', change: '' }),
    noScripts: () => ({
      message: 'Nenhum script é executado nesta página, então o código-fonte e o HTML renderizado são iguais.',
      change: '',
    }),
    loginWall: () => ({ message: 'Sem login, esta URL retorna uma página diferente.', change: '' }),
    sourceRefused: ({ status }) => ({
      message: `O site retornou ${status} à nossa solicitação, então não foi possível comparar o código-fonte HTML.`,
      change: '',
    }),
  },
};
