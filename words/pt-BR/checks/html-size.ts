import type { htmlSize as en } from '../../en/checks/html-size.ts';
import { bytes as size } from './grammar.ts';

export const htmlSize: typeof en = {
  title: 'O HTML está dentro dos limites de rastreamento',
  problem: 'O HTML é grande demais',
  why: 'Os rastreadores só leem a primeira parte de documentos muito longos; o que passa do limite pode nunca ser indexado.',
  words: { bytes: 'bytes' },
  says: {
    fits: ({ bytes }) => ({ message: `O HTML tem ${size(bytes)}, bem abaixo dos limites de rastreamento.`, change: '' }),
    large: ({ bytes, failBytes }) => ({
      message: `O HTML tem ${size(bytes)}; limite de leitura do Googlebot: ${size(failBytes)}.`,
      change: 'Tirar do HTML dados, estilos e imagens embutidos para ficar bem abaixo do limite.',
    }),
    tooLarge: ({ bytes, failBytes }) => ({
      message: `O HTML tem ${size(bytes)}: o que vem depois de ${size(failBytes)} pode não ser indexado.`,
      change: `Tirar do HTML dados, estilos e imagens embutidos, ou dividir a página, para que todo o conteúdo caiba em ${size(failBytes)}.`,
    }),
    notReadToEnd: () => ({ message: 'O documento não foi lido até o fim, então seu tamanho é um mínimo.', change: '' }),
  },
};
