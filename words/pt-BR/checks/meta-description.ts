import type { metaDescription as en } from '../../en/checks/meta-description.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { amount, number } from './grammar.ts';

export const metaDescription: typeof en = {
  title: 'A metadescrição é útil',
  problem: 'Metadescrição ausente ou inadequada',
  why: 'A maioria dos snippets vem do texto da página. A metadescrição é usada quando combina melhor com a consulta, e nas prévias de links.',
  heuristic: 'As larguras dos resultados são valores usuais medidos por ferramentas de terceiros',
  words: {
    description: 'Descrição',
    desktopResult: 'Resultado no computador',
    mobileResult: 'Resultado no celular',
    bothSay: 'Mesmo texto',
  },
  says: {
    fine: ({ pixels }) => ({ message: `A página tem uma descrição, com ${number(pixels)} px de largura.`, change: '' }),
    missing: () => ({
      message: 'Não há metadescrição. O Google vai escolher um texto da página.',
      change: 'Escrever uma metadescrição: uma ou duas frases sobre o que só esta página oferece.',
    }),
    empty: () => ({
      message: 'A descrição está vazia. O Google vai escolher um texto da página.',
      change: 'Escrever uma ou duas frases sobre o que esta página oferece, ou remover a tag.',
    }),
    misread: (misread) => ({
      message: `A descrição mostra ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `A página tem ${amount(count, { one: 'descrição', other: 'descrições' })}.`,
      change: 'Manter a que descreve esta página.',
    }),
    wide: ({ pixels, cut, desktopPixels }) => ({
      message: `Com ${number(pixels)} px, a descrição pode ser cortada; o Google costuma cortar perto de ${number(desktopPixels)} px, aqui: “${cut}”`,
      change: '',
    }),
    ofSite: ({ text }) => ({
      message: `A descrição fala do site, não desta página: “${text}”`,
      change: 'Dizer o que esta página oferece, em uma ou duas frases que não sirvam para nenhuma outra página do site.',
    }),
    siteName: ({ name }) => ({
      message: `A descrição é só o nome do site: “${name}”`,
      change: 'Escrever uma ou duas frases sobre o que esta página oferece.',
    }),
    short: ({ text }) => ({
      message: `A descrição é curta demais para descrever a página: “${text}”`,
      change: 'Escrever uma ou duas frases sobre o que esta página oferece.',
    }),
    mobile: ({ pixels, mobilePixels }) => ({
      message: `Com ${number(pixels)} px, a descrição pode ser cortada no celular (perto de ${number(mobilePixels)} px).`,
      change: '',
    }),
    likeTitle: ({ what }) => ({
      message: `A descrição só repete ${what === 'title' ? 'o título' : what}.`,
      change: 'Adicionar informações que o título não tem.',
    }),
    addsLittle: ({ text }) => ({
      message: `A descrição diz pouco mais que o título: “${text}”`,
      change: 'Adicionar o que o título não diz: o que há nesta página, para quem e o que ela tem de especial.',
    }),
    leftover: ({ found }) => ({
      message: `A descrição contém resquícios de um modelo: “${found}”.`,
      change: 'Preencher a variável ou corrigir o modelo.',
    }),
    noSnippet: () => ({ message: 'Esta página não tem snippet nos resultados de pesquisa (noindex ou nosnippet).', change: '' }),
  },
};
