import type { SitePicture } from '../../../checks/derive/head/share-picture.ts';
import type { shareImage as en } from '../../en/checks/share-image.ts';
import { bytes as size, fixed, number } from './grammar.ts';
import { probeText } from './probes.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `${number(width)} × ${number(height)} pixels`;
/** A side that is not known is 0. */
const sides = ({ width, height }: Side) =>
  width > 0 && height > 0
    ? pixels({ width, height })
    : width > 0
      ? `${number(width)} pixels de largura`
      : `${number(height)} pixels de altura`;
const sitePictures: Record<SitePicture, string> = {
  logo: 'o logotipo do site',
  icon: 'um ícone do site',
  placeholder: 'um marcador de posição',
};
const larger = 'Usar 1200 × 630 pixels ou mais.';
const thumbnail = (smallWidth: number) =>
  `com menos de ${number(smallWidth)} pixels de largura, as redes mostram uma miniatura em vez de uma prévia grande`;

export const shareImage: typeof en = {
  title: 'A imagem de compartilhamento funciona',
  problem: 'Imagem de compartilhamento ausente ou inadequada',
  why: 'A imagem é a maior parte do que se vê de um link compartilhado. As redes a descartam sem avisar se não podem usá-la.',
  heuristic: 'Heurística nossa: de quem é a imagem',
  words: { bytes: 'bytes' },
  says: {
    none: () => ({ message: 'A página não tem og:image.', change: '' }),
    works: (args) => ({ message: `A imagem de compartilhamento carrega e é adequada: ${pixels(args)}.`, change: '' }),
    unmeasured: () => ({ message: 'A imagem de compartilhamento carrega, mas não foi possível medir seu tamanho.', change: '' }),
    unusable: ({ address }) => ({
      message: `og:image não é uma URL válida: ${address}`,
      change: 'Usar a URL https absoluta de um arquivo JPEG, PNG ou WebP.',
    }),
    relative: () => ({
      message: 'og:image é uma URL relativa: várias redes não a resolvem.',
      change: 'Usar a URL completa, com https://.',
    }),
    insecure: () => ({
      message: 'og:image é uma URL http: redes e aplicativos de mensagens podem recusá-la.',
      change: 'Servir a imagem por https e usar essa URL.',
    }),
    vector: () => ({
      message: 'A imagem de compartilhamento é um SVG, que o X e a maioria das redes não mostram.',
      change: 'Exportá-la como PNG, JPEG ou WebP.',
    }),
    noAlt: () => ({
      message: 'Não há og:image:alt, então quem não pode ver a imagem não recebe nenhuma descrição.',
      change: 'Adicionar og:image:alt com uma descrição curta da imagem.',
    }),
    siteWide: ({ kind }) => ({
      message: `A imagem de compartilhamento é ${sitePictures[kind]}, embora a página tenha imagens próprias.`,
      change: 'Indicar em og:image uma imagem que mostre o assunto desta página.',
    }),
    anotherSubject: () => ({
      message: 'O nome da imagem de compartilhamento não tem nada em comum com este produto nem com suas imagens.',
      change: 'Usar uma imagem deste produto.',
    }),
    saidSmall: ({ width, height, smallWidth }) => ({
      message: `Segundo suas tags ou sua URL, a imagem de compartilhamento tem ${sides({ width, height })}: ${thumbnail(smallWidth)}.`,
      change: larger,
    }),
    declaredSmall: ({ width, height, goodWidth }) => ({
      message: `og:image:width e og:image:height declaram ${pixels({ width, height })}, menos que a largura usual de ${number(goodWidth)}.`,
      change: '',
    }),
    notFound: ({ status }) => ({
      message: `A imagem de compartilhamento retorna ${status}.`,
      change: 'Corrigir a URL ou restaurar a imagem.',
    }),
    unreachable: ({ why }) => ({
      message: `A imagem de compartilhamento não pode ser carregada: ${why ? probeText(why) : 'sem resposta'}.`,
      change: 'Corrigir a URL.',
    }),
    unverified: ({ why }) => ({
      message: `Não foi possível verificar a imagem de compartilhamento: ${why ? probeText(why) : 'sem resposta clara'}.`,
      change: '',
    }),
    notImage: ({ type }) => ({
      message: `A imagem de compartilhamento não é uma imagem: ela é servida como ${type || 'um tipo desconhecido'}.`,
      change: 'Apontar para o próprio arquivo de imagem e servi-lo como image/jpeg, image/png ou image/webp.',
    }),
    tooSmall: ({ width, height, leastSide }) => ({
      message: `A imagem de compartilhamento tem ${pixels({ width, height })}; as redes descartam imagens menores que ${number(leastSide)} × ${number(leastSide)}.`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }) => ({
      message: `A imagem de compartilhamento tem ${pixels({ width, height })}: ${thumbnail(smallWidth)}.`,
      change: larger,
    }),
    small: (args) => ({
      message: `A imagem de compartilhamento tem ${pixels(args)} e fica borrada em telas de alta resolução.`,
      change: larger,
    }),
    ratio: ({ width, height, ratio }) => ({
      message: `A imagem de compartilhamento tem uma proporção de ${fixed(width / height, 2)}:1. As prévias grandes a recortam para cerca de ${number(ratio)}:1.`,
      change: `Usar uma proporção de cerca de ${number(ratio)}:1 ou manter a parte importante no centro.`,
    }),
    heavy: ({ size: has, bytes }) => ({
      message: `A imagem de compartilhamento tem ${size(has)}. O limite do X é ${size(bytes)}; aplicativos de mensagens costumam aceitar bem menos.`,
      change: 'Comprimi-la para algumas centenas de kB.',
    }),
    sizeUnread: () => ({ message: 'Não foi possível ler o tamanho da imagem de compartilhamento.', change: '' }),
  },
};
