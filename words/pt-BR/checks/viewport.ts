import type { viewport as en } from '../../en/checks/viewport.ts';
import { number } from './grammar.ts';

export const viewport: typeof en = {
  title: 'A viewport funciona no celular',
  problem: 'A viewport não funciona no celular',
  why: 'Sem uma declaração de viewport, os celulares renderizam a página com largura de computador e a reduzem. O Google indexa o que seu rastreador de smartphones vê.',
  words: { times: 'vezes' },
  says: {
    fits: () => ({ message: 'A página se ajusta à largura do dispositivo e permite zoom.', change: '' }),
    missing: () => ({
      message: 'Os celulares reduzem a página até caber na tela: não há declaração de viewport.',
      change: 'Adicionar ao head <meta name="viewport" content="width=device-width, initial-scale=1">.',
    }),
    fixed: ({ width }) => ({
      message: `A viewport tem uma largura fixa de ${number(width)} px.`,
      change: 'Usar width=device-width na declaração de viewport em vez de um número.',
    }),
    noWidth: ({ content }) => ({
      message:
        content.trim() === ''
          ? 'Os celulares reduzem a página até caber na tela: a declaração de viewport está vazia.'
          : `A declaração de viewport não tem uma largura válida: “${content}”.`,
      change: 'Usar <meta name="viewport" content="width=device-width, initial-scale=1">.',
    }),
    zoomBlocked: ({ what, scale, maximumScale }) => ({
      message: `${what} limita o zoom: quem precisa de texto maior não pode ampliar a página${scale > 1 ? ` mais de ${number(scale)} vezes` : ''}.`,
      change: `Remover user-scalable=no e qualquer maximum-scale menor que ${number(maximumScale)}.`,
    }),
    zoomMisread: () => ({
      message: 'Chrome e Safari leem o ponto e vírgula depois de user-scalable como parte de seu valor e então bloqueiam o zoom.',
      change: 'Separar as partes com vírgulas ou remover user-scalable.',
    }),
    overflows: ({ document, window }) => ({
      message: `A página tem ${number(document)} px de largura em uma janela de ${number(window)} px, então rola na horizontal.`,
      change:
        'Fazer com que os elementos que transbordam quebrem de linha ou encolham: max-width: 100% para imagens e vídeos, overflow-x: auto para tabelas largas.',
    }),
    semicolons: () => ({
      message: 'A declaração usa pontos e vírgulas, que Chrome e Safari não tratam como separadores.',
      change: 'Separar as partes com vírgulas.',
    }),
    severalUsed: ({ count }) => ({
      message: `${number(count)} declarações de viewport; os navegadores usam a última, que é a verificada aqui.`,
      change: 'Manter uma só declaração de viewport.',
    }),
  },
};
