import type { words as en } from '../../en/tools/social-preview.ts';
import { probeText } from '../checks/probes.ts';
import { portuguese } from '../portuguese.ts';

const { fixed, number } = portuguese;

export const words: typeof en = {
  shared: {
    title: 'Prévias de links',
    note: 'Com base nas tags desta página. As redes mudam seus cards sem avisar; o que importa é qual texto e qual corte de imagem elas usam.',
    noCard: 'O X não mostra card: faltam twitter:card e og:title.',
    noTitle: 'Sem título',
    noImage: ({ why }) => `Sem imagem: ${probeText(why)}.`,
    notLoaded: 'Não carregada',
  },
  image: {
    title: 'Imagem de compartilhamento',
    none: 'Nenhuma imagem de compartilhamento declarada: as redes escolhem uma imagem da página ou nenhuma.',
    note: 'A moldura é o corte habitual de 1,91:1; o que fica fora pode ser cortado.',
    declared: ({ width, height }) => `${number(width)} × ${number(height)} px declarados`,
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }) => `${fixed(ratio, 2)}:1`,
    drawnSize: 'O tamanho é o da imagem mostrada aqui.',
  },
  tags: {
    title: 'Qual tag é usada',
    note: 'Vale a primeira tag com um valor.',
    rows: 'tags de compartilhamento',
    none: 'A página não tem tags de compartilhamento.',
    network: 'Rede',
    part: 'Parte',
    from: 'Origem',
    value: 'Valor',
    nothing: 'nada',
    titleElement: '<title>',
    parts: { title: 'título', description: 'descrição', image: 'imagem' },
  },
};
