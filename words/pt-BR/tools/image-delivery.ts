import type { words as en } from '../../en/tools/image-delivery.ts';
import { portuguese } from '../portuguese.ts';

const { amount, bytes, fixed, number } = portuguese;
const pair = (width: number, height: number) => `${number(width)} × ${number(height)}`;
type Sizes = Parameters<typeof en.pairs.right>[0];
const sizes = ({ delivered, shown }: Sizes) =>
  `servida em ${pair(delivered.width, delivered.height)}, exibida em ${pair(shown.width, shown.height)}`;

export const words: typeof en = {
  none: 'A página não tem arquivos de imagem.',
  pairs: {
    title: 'Tamanho servido e tamanho exibido',
    note: ({ ratio }) =>
      `Cada contorno é o tamanho servido; a parte preenchida, o tamanho exibido nesta tela (${amount(ratio, { one: 'pixel do dispositivo', other: 'pixels do dispositivo' })} por pixel CSS). Imagens muito maiores que o tamanho exibido deixam a página lenta.`,
    none: 'Nenhuma imagem da página tem ao mesmo tempo tamanho exibido e tamanho intrínseco.',
    lcp: 'imagem LCP',
    tooMany: ({ factor, ...of }) => `${sizes(of)}: ${fixed(factor, 1)}× os pixels necessários`,
    tooFew: (of) => `${sizes(of)}: ampliada, pode parecer borrada`,
    right: (of) => `${sizes(of)}: adequada`,
    bytes: ({ count }) => bytes(count),
  },
  all: {
    title: 'Todas as imagens',
    rows: 'imagens',
    image: 'Imagem',
    shown: 'Exibida',
    delivered: 'Servida',
    bytes: 'Bytes',
    loading: 'Carregamento',
    room: 'Espaço reservado',
    kind: { img: '(img)', svg: '(svg)', input: '(input)', background: '(fundo)' },
    pixels: ({ width, height }) => pair(width, height),
    hidden: 'oculta',
    background: 'fundo CSS',
    sizeless: 'carregada, sem tamanho intrínseco',
    noSrc: 'não carregada: sem src',
    notYet: 'ainda não carregada',
    broken: 'não carregou',
    unloaded: 'não carregada',
    eager: 'eager por padrão',
    reserved: 'sim',
    unneeded: 'desnecessário',
    unreserved: 'não',
    jumps: 'não: o layout pode mudar',
    unknown: 'desconhecido',
    unknownHere: 'desconhecido neste navegador',
  },
  without: ({ count }) => `${amount(count, { one: 'imagem', other: 'imagens' })} sem URL`,
  withoutWhy: 'Os rastreadores leem `src` e `srcset`; não conseguem usar um `data-src` que só um script lê.',
};
