import type { favicon as en } from '../../en/checks/favicon.ts';
import { agree, amount } from './grammar.ts';
import { probeText } from './probes.ts';

type Size = { width: number; height: number };
/** In pixels; null for an SVG, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? 'escalável (SVG)' : `${size.width} × ${size.height} pixels`);

export const favicon: typeof en = {
  title: 'O favicon funciona nos resultados de pesquisa',
  problem: 'Favicon ausente ou inadequado',
  why: 'Os resultados de pesquisa, as abas e os favoritos mostram o ícone do site. O Google usa um ícone quadrado por host, declarado na página inicial.',
  words: { icon: 'Ícone', status: 'Status', type: 'Tipo', pixels: 'Pixels', any: 'qualquer' },
  says: {
    usable: ({ size }) => ({ message: `A página tem um ícone quadrado: ${nameOf(size)}.`, change: '' }),
    inline: () => ({ message: 'O ícone está embutido como URL data:.', change: '' }),
    fromDeclaration: () => ({ message: 'Com base na declaração; o arquivo em si não foi solicitado.', change: '' }),
    defaultOnly: () => ({
      message: 'Nenhum ícone declarado: os navegadores e o Google recorrem a /favicon.ico.',
      change: 'Declarar um: <link rel="icon" href="/icon.svg">, ou um PNG quadrado de pelo menos 48 × 48 pixels.',
    }),
    turnedOff: () => ({
      message: 'O ícone declarado é uma URL data: vazia, então os resultados de pesquisa e as abas mostram um ícone genérico.',
      change: 'Para ter um ícone, declarar um: <link rel="icon" href="/icon.svg">, ou um PNG quadrado de pelo menos 48 × 48 pixels.',
    }),
    small: ({ size }) => ({
      message: `Tamanho do maior ícone quadrado: ${nameOf(size)}; o Google recomenda mais de 48 × 48.`,
      change: 'Adicionar um SVG, ou um PNG de 96 × 96 ou 192 × 192 pixels.',
    }),
    tooSmall: ({ size }) => ({
      message: `Tamanho do maior ícone quadrado: ${nameOf(size)}; o Google exige pelo menos 8 × 8.`,
      change: 'Usar um SVG, ou um PNG de pelo menos 48 × 48 pixels.',
    }),
    nearlySquare: ({ size }) => ({
      message: `O ícone não é bem quadrado: ${nameOf(size)}.`,
      change: 'Recortá-lo com a mesma largura e altura.',
    }),
    notSquare: ({ size }) => ({
      message: `O ícone não é quadrado: ${nameOf(size)}. O Google não o mostra.`,
      change: 'Usar um ícone com a mesma largura e altura.',
    }),
    broken: ({ url, answer: { status, type } }) => ({
      message: `Um ícone declarado não carrega: ${url} (${status >= 400 ? `status ${status}` : `tipo de conteúdo ${type || 'desconhecido'}`}).`,
      change: 'Corrigir a URL ou remover a declaração.',
    }),
    unreadable: ({ count }) => ({
      message: `Não foi possível ler como imagem ${amount(count, { one: 'arquivo de ícone', other: 'arquivos de ícone' })}.`,
      change: '',
    }),
    someBlocked: ({ count }) => ({
      message: `O robots.txt bloqueia ${amount(count, { one: 'ícone', other: 'ícones' })} para o Googlebot-Image; ${agree(count, 'ele não foi contado', 'eles não foram contados')}.`,
      change: '',
    }),
    blocked: () => ({ message: 'O robots.txt bloqueia o ícone para o Googlebot-Image.', change: 'Permitir a URL do ícone no robots.txt.' }),
    sizeUnread: () => ({ message: 'Não foi possível ler o tamanho do ícone.', change: '' }),
    unverified: ({ why }) => ({
      message: `Não foi possível verificar o ícone: ${why ? probeText(why) : 'sem resposta clara'}.`,
      change: '',
    }),
  },
};
