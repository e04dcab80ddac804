import type { imageDelivery as en } from '../../en/checks/image-delivery.ts';
import { agree, amount, bytes, number, partReadText, percent } from './grammar.ts';

const images = (count: number) => amount(count, { one: 'imagem', other: 'imagens' });
const have = (count: number) => agree(count, 'tem', 'têm');
const sourceless = (count: number) => `não ${have(count)} src nem srcset, só um atributo data para um script.`;

export const imageDelivery: typeof en = {
  title: 'As imagens carregam bem e no tamanho certo',
  problem: 'As imagens são lentas ou têm tamanho inadequado',
  why: 'Os rastreadores encontram imagens em src e srcset, não as que um script carrega ao rolar a página. Espaço reservado e tamanho certo mantêm a página rápida e estável.',
  heuristic: 'Heurística nossa: 4 vezes os pixels e 100 kB, 20% das imagens',
  words: { image: 'Imagem', shown: 'Exibida', delivered: 'Entregue', size: 'Tamanho', bytes: ({ count }) => bytes(count) },
  says: {
    delivered: ({ count }) => ({
      message: `${images(count)} ${agree(count, 'carrega', 'carregam')} com espaço reservado e no tamanho certo.`,
      change: '',
    }),
    awaited: ({ count }) => ({
      message: `Nenhuma imagem foi carregada ainda: ${agree(count, 'uma usa lazy loading abaixo da dobra ou ainda está carregando', `${number(count)} usam lazy loading abaixo da dobra ou ainda estão carregando`)}.`,
      change: '',
    }),
    broken: ({ count }) => ({
      message: `${images(count)} não ${agree(count, 'carregou', 'carregaram')} nesta visita: a URL não retorna uma imagem, ou algo a bloqueou.`,
      change: 'Abrir a URL da imagem e corrigi-la ou removê-la se não funciona.',
    }),
    noImages: () => ({ message: 'A página não tem imagens.', change: '' }),
    lazyLcp: () => ({
      message: 'A imagem LCP usa lazy loading, o que a atrasa.',
      change: 'Remover loading="lazy" dessa imagem e adicionar fetchpriority="high".',
    }),
    unsizedLcp: () => ({
      message: 'A imagem LCP não tem espaço reservado, então a página salta quando ela carrega.',
      change: 'Adicionar os atributos width e height, ou um aspect-ratio em CSS.',
    }),
    scriptOnly: () => ({
      message: 'A imagem principal não tem src: só um script pode carregá-la.',
      change: 'Colocar a URL em src ou srcset e usar loading="lazy".',
    }),
    unsized: ({ count }) => ({
      message: `${images(count)} não ${have(count)} espaço reservado, então o layout salta quando ${agree(count, 'ela carrega', 'elas carregam')}.`,
      change: 'Adicionar os atributos width e height, ou um deles com um aspect-ratio em CSS.',
    }),
    oversized: ({ count, largeBytes, pixelRatio }) => ({
      message: `${images(count)} com mais de ${bytes(largeBytes)} ${have(count)} mais de ${number(pixelRatio)} vezes os pixels exibidos.`,
      change: 'Servir versões menores com srcset e sizes.',
    }),
    sourceless: ({ count, total }) => ({
      message: `${number(count)} de ${images(total)} do conteúdo principal (${percent(count / total)}) ${sourceless(count)}`,
      change: 'Colocar a URL em src ou srcset e usar loading="lazy".',
    }),
    sourcelessOutside: ({ count, total }) => ({
      message: `${number(count)} de ${images(total)} (${percent(count / total)}) ${sourceless(count)}`,
      change: 'Colocar a URL em src ou srcset e usar loading="lazy".',
    }),
    heroBackground: () => ({
      message: 'A maior imagem acima da dobra é um fundo CSS, que a busca de imagens não indexa.',
      change: 'Usar um elemento <img> se a imagem é conteúdo.',
    }),
    bytesHidden: ({ count }) => ({
      message: `${images(count)} ${have(count)} muito mais pixels do que os exibidos; o servidor oculta o tamanho do arquivo.`,
      change: 'Enviar um cabeçalho HTTP Timing-Allow-Origin para que o tamanho possa ser medido.',
    }),
    roomUnknown: ({ count }) => ({
      message: `${images(count)} não ${have(count)} atributos width e height; este navegador não informa se o CSS reserva espaço.`,
      change: '',
    }),
    capped: (args) => partReadText('imagens', args, 'feminine'),
    lcpUnknown: () => ({ message: 'Nenhuma imagem LCP foi registrada nesta visita.', change: '' }),
    noneLoaded: () => ({
      message: 'Nenhuma imagem foi carregada nesta visita, então não foi possível verificar a entrega de imagens.',
      change: '',
    }),
  },
};
