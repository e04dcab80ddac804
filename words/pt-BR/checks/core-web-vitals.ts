import type { coreWebVitals as en } from '../../en/checks/core-web-vitals.ts';
import { duration, fixed, number } from './grammar.ts';

type Part = 'ttfb' | 'loadDelay' | 'loadTime' | 'renderDelay';
type Painted = 'text' | 'image';
/** What to do about the longest part of LCP, by what was painted. */
function lcpFix(part: Part, element: Painted): string {
  if (part === 'ttfb')
    return 'A maior parte foi a espera pelo servidor: guardar a página em cache, responder mais rápido, evitar redirecionamentos.';
  if (element === 'text')
    return 'O maior elemento é texto, que esperou para ser renderizado: carregar menos folhas de estilo e scripts antes dele e mostrar o texto antes que a fonte chegue (font-display: swap).';
  return {
    loadDelay:
      'A maior parte passou antes de a imagem ser solicitada: colocá-la no HTML como img com src e fetchpriority="high", sem lazy loading.',
    loadTime:
      'A maior parte foi o download da imagem: servir um arquivo menor, em um formato moderno, de um servidor perto dos visitantes.',
    renderDelay:
      'A imagem tinha chegado, mas esperou para ser renderizada: carregar menos folhas de estilo e scripts antes dela e não mostrá-la com efeito de fade.',
  }[part];
}

const lcp = (value: number) => `O Largest Contentful Paint (LCP) foi de ${duration(value, 2)} nesta visita`;
const cls = (value: number) => `O Cumulative Layout Shift (CLS) foi de ${fixed(value, 3)} nesta visita`;
const inp = (value: number) => `A interação mais lenta desta visita levou ${duration(value)} (INP)`;
const clsFix = 'Reservar espaço para o conteúdo que chega tarde: width e height nas imagens, caixas fixas para anúncios e banners.';
const inpFix = 'Dividir as tarefas longas e fazer menos trabalho entre a interação e o próximo quadro.';

export const coreWebVitals: typeof en = {
  title: 'Core Web Vitals desta visita',
  problem: 'As Core Web Vitals precisam melhorar',
  why: 'O quanto a página foi rápida e estável nesta visita. O Google usa o percentil 75 dos dados de campo, que uma visita em um dispositivo não pode mostrar.',
  words: {
    part: 'Parte',
    time: 'Tempo',
    duration: ({ milliseconds }) => duration(milliseconds),
    ttfb: 'Tempo até o primeiro byte',
    loadDelay: 'Atraso do carregamento',
    loadTime: 'Tempo de carregamento',
    renderDelay: 'Atraso da renderização',
  },
  says: {
    lcpGood: ({ value }) => ({ message: `${lcp(value)}.`, change: '' }),
    lcpMiddling: ({ value, lcpGood, part, element }) => ({
      message: `${lcp(value)}; um bom valor é ${duration(lcpGood)} ou menos.`,
      change: lcpFix(part, element),
    }),
    lcpPoor: ({ value, lcpPoor, part, element }) => ({
      message: `${lcp(value)}; mais de ${duration(lcpPoor)} é considerado ruim.`,
      change: lcpFix(part, element),
    }),
    clsGood: ({ value }) => ({ message: `${cls(value)}.`, change: '' }),
    clsMiddling: ({ value, clsGood }) => ({ message: `${cls(value)}; um bom valor é ${number(clsGood)} ou menos.`, change: clsFix }),
    clsPoor: ({ value, clsPoor }) => ({ message: `${cls(value)}; mais de ${number(clsPoor)} é considerado ruim.`, change: clsFix }),
    inpGood: ({ value }) => ({ message: `${inp(value)}.`, change: '' }),
    inpMiddling: ({ value, inpGood }) => ({ message: `${inp(value)}; um bom valor é ${duration(inpGood)} ou menos.`, change: inpFix }),
    inpPoor: ({ value, inpPoor }) => ({ message: `${inp(value)}; mais de ${duration(inpPoor)} é considerado ruim.`, change: inpFix }),
    notInteracted: () => ({ message: 'O INP ainda não foi medido: ninguém clicou, tocou ou digitou na página.', change: '' }),
    lcpNotRecorded: () => ({ message: 'Este navegador não registrou nenhum Largest Contentful Paint (LCP).', change: '' }),
    clsNotRecorded: () => ({ message: 'Este navegador não registrou mudanças de layout (CLS).', change: '' }),
    oneVisit: () => ({ message: 'É uma visita neste dispositivo; o Google usa o percentil 75 dos dados de campo.', change: '' }),
    inBackground: () => ({
      message:
        'A página foi carregada em uma aba em segundo plano, onde o carregamento não pode ser medido. Recarregá-la em primeiro plano e auditar de novo.',
      change: '',
    }),
    routed: () => ({
      message:
        'A página mudou de URL sem carregar outra página, então LCP, CLS e INP são da primeira página desta visita. Recarregá-la e auditar de novo.',
      change: '',
    }),
    notAllRecorded: () => ({ message: 'Nem todas as Core Web Vitals foram registradas nesta visita.', change: '' }),
  },
};
