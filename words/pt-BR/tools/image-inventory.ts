import type { words as en } from '../../en/tools/image-inventory.ts';
import { probeText } from '../checks/probes.ts';
import { portuguese } from '../portuguese.ts';

const { amount, bytes, number } = portuguese;

export const words: typeof en = {
  none: 'A página não tem imagens.',
  counts: {
    named: ({ count }) => `${number(count)} com texto alternativo`,
    decorative: ({ count }) => amount(count, { one: 'decorativa', other: 'decorativas' }),
    files: ({ count }) => `${number(count)} com nome de arquivo como texto alternativo`,
    missing: ({ count }) => `${number(count)} sem texto alternativo`,
    inLinks: ({ count }) => `${amount(count, { one: 'sozinha', other: 'sozinhas' })} em um link, sem texto alternativo`,
    besideText: ({ count }) =>
      `Das que não têm texto alternativo, ${amount(count, { one: 'está em um link com texto: a verificação a conta à parte', other: 'estão em links com texto: a verificação as conta à parte' })}.`,
    unjudged: ({ count }) => amount(count, { one: 'minúscula ou não exibida', other: 'minúsculas ou não exibidas' }),
  },
  view: 'Visualização',
  grid: 'Imagens',
  table: 'Tabela',
  mark: 'Mostrar os textos alternativos na página',
  firstListed: ({ total, listed }) =>
    `A página tem ${amount(total, { one: 'imagem', other: 'imagens' })}; as primeiras ${number(listed)} estão listadas.`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'nome de arquivo como alt' },
    label: { name: 'rótulo' },
    decorative: { name: 'decorativa', text: 'Oculta de propósito para leitores de tela.' },
    unjudged: { name: 'não verificada', text: 'Imagem minúscula ou oculta: não precisa de texto alternativo.' },
    namelessLink: { name: 'link sem texto', text: 'A imagem é o único conteúdo de um link, e nada descreve o destino.' },
    namelessDrawing: { name: 'sem nome', text: 'Sem elemento <title> e sem rótulo.' },
    noAlt: { name: 'sem alt', text: 'Sem atributo alt.', caption: 'Sem atributo alt, embora a figura tenha legenda.' },
    emptyAlt: {
      name: 'alt vazio',
      text: 'O atributo alt contém só espaços em branco.',
      caption: 'O atributo alt contém só espaços em branco, embora a figura tenha legenda.',
    },
  },
  pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
  bytes: ({ count }) => bytes(count),
  pictures: {
    title: 'Imagens e seus textos alternativos',
    missing: ({ why }) => probeText(why),
    notLoaded: 'não carregada',
    inline: 'SVG embutido',
    noUrl: 'sem URL',
    unnamed: 'imagem',
  },
  columns: { rows: 'imagens', text: 'Texto', kind: 'Tipo', url: 'URL', pixels: 'Pixels', bytes: 'Bytes', hidden: 'oculta' },
};
