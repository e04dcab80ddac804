import type { mainHeading as en } from '../../en/checks/main-heading.ts';
import { number } from './grammar.ts';

export const mainHeading: typeof en = {
  title: 'A página tem um cabeçalho principal visível',
  problem: 'Cabeçalho principal ausente ou pouco claro',
  why: 'Um cabeçalho que se destaca claramente dos demais diz a leitores e máquinas do que trata a página; os buscadores podem usá-lo como link de título.',
  says: {
    one: ({ text }) => ({ message: `O cabeçalho principal é “${text}”.`, change: '' }),
    several: ({ count }) => ({
      message: `${number(count)} elementos h1 encontrados. Tudo bem se um deles é claramente a manchete.`,
      change: '',
    }),
    rivals: ({ count }) => ({
      message: `${number(count)} elementos h1 acima da dobra têm o mesmo tamanho, então nenhum é claramente a manchete.`,
      change: 'Destacar um dos cabeçalhos pelo tamanho ou pela posição.',
    }),
    siteName: ({ name, headline }) => ({
      message: `O h1 é só o nome do site (“${name}”). A manchete desta página (“${headline}”) não é um h1.`,
      change: 'Fazer da manchete o h1, e do nome do site um link comum. Na página inicial, o nome do site pode ser o h1.',
    }),
    path: ({ text, headline }) => ({
      message: `O h1 contém todo o caminho até a página (“${text}”), e não só o título dela (“${headline}”).`,
      change: 'Deixar só o título no h1 e pôr o caminho antes dele, em uma lista própria.',
    }),
    hidden: () => ({
      message: 'O h1 está vazio ou oculto para os leitores.',
      change: 'Tornar o h1 visível, com texto ou com uma imagem com texto alternativo.',
    }),
    roleOnly: ({ text }) => ({
      message: `“${text}” é um cabeçalho só por sua função ARIA: os leitores de tela o encontram, mas os buscadores procuram h1 a h6.`,
      change: 'Marcar a manchete da página como h1.',
    }),
    noH1: ({ level }) => ({
      message: `A página tem cabeçalhos (o mais alto é h${level}), mas nenhum h1.`,
      change: 'Fazer da manchete da página um h1.',
    }),
    none: () => ({ message: 'A página não tem nenhum cabeçalho.', change: 'Adicionar uma manchete acima do conteúdo e marcá-la como h1.' }),
  },
};
