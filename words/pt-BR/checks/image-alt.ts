import type { imageAlt as en } from '../../en/checks/image-alt.ts';
import { agree, allOf, amount, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} de ${amount(total, { one: 'imagem', other: 'imagens' })}`;
const have = (count: number) => agree(count, 'tem', 'têm');

export const imageAlt: typeof en = {
  title: 'As imagens têm texto alternativo',
  problem: 'Imagens sem texto alternativo útil',
  why: 'Quem não pode ver uma imagem, os buscadores e os modelos de linguagem leem o texto alternativo no lugar dela. Imagens decorativas devem ter um alt vazio.',
  heuristic: 'Heurística nossa: tamanhos, proporções e comprimentos',
  words: { text: 'Texto alternativo', images: 'Imagens' },
  says: {
    described: ({ count }) => ({
      message: `${agree(count, 'A única imagem de conteúdo tem', `${allOf(count, 'as')} imagens de conteúdo têm`)} texto alternativo.`,
      change: '',
    }),
    onlyDecoration: ({ count }) => ({
      message: `${agree(count, 'A única imagem está marcada como decorativa', `${allOf(count, 'as')} imagens estão marcadas como decorativas`)}.`,
      change: '',
    }),
    noImages: () => ({ message: 'A página não tem imagens.', change: '' }),
    onlySmall: ({ count, smallestPixels }) => ({
      message: agree(
        count,
        `A única imagem da página tem menos de ${number(smallestPixels)} pixels ou não é exibida.`,
        `${allOf(count, 'as')} imagens da página têm menos de ${number(smallestPixels)} pixels ou não são exibidas.`,
      ),
      change: '',
    }),
    onlyLinks: () => ({
      message: 'Cada imagem é o único conteúdo de um link. Esses links são contados pela verificação do texto dos links.',
      change: '',
    }),
    inLinks: ({ count }) => ({
      message: `${amount(count, { one: 'imagem sem texto alternativo é o único conteúdo de seu link', other: 'imagens sem texto alternativo são o único conteúdo de seus links' })}: ver a verificação do texto dos links.`,
      change: '',
    }),
    capped: (args) => partReadText('imagens', args, 'feminine'),
    missing: ({ count, total, drawn }) => ({
      message:
        total === 1
          ? 'A única imagem de conteúdo não tem texto alternativo.'
          : `${of(count, total)} (${percent(count / total)}) não ${have(count)} texto alternativo.`,
      change: [
        ...(count > drawn ? ['Descrever a imagem no atributo alt; usar alt="" se ela é decorativa.'] : []),
        ...(drawn > 0 ? ['Nomear um SVG com um elemento <title> ou um aria-label; usar aria-hidden="true" se ele é decorativo.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }) => ({
      message: `${amount(count, { one: 'imagem com link não tem', other: 'imagens com link não têm' })} texto alternativo: nada indica para onde ${agree(count, 'o link leva', 'os links levam')}.`,
      change: 'Descrever o destino do link no texto alternativo da imagem.',
    }),
    missingBesideText: ({ count, total }) => ({
      message: `${of(count, total)} não ${have(count)} atributo alt; ${agree(count, 'ela está em um link', 'elas estão em links')} com texto.`,
      change: 'Adicionar alt="" para que os leitores de tela pulem a imagem, ou descrevê-la se mostra mais do que o texto.',
    }),
    mainEmpty: () => ({
      message: 'A imagem principal da página tem um texto alternativo vazio, que a marca como decorativa.',
      change: 'Descrever o que a imagem mostra.',
    }),
    fileNames: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'tem um nome de arquivo ou uma URL', 'têm nomes de arquivo ou URLs')} como texto alternativo.`,
      change: 'Em vez disso, descrever a imagem.',
    }),
    onlySigns: ({ count }) => ({
      message: agree(
        count,
        'A única imagem é um logotipo ou um avatar, não conteúdo.',
        `${allOf(count, 'as')} imagens são logotipos ou avatares, não conteúdo.`,
      ),
      change: '',
    }),
    saysNothing: ({ count, total, example }) => ({
      message: `${of(count, total)} ${have(count)} um texto alternativo que não diz nada sobre a imagem: “${example}”.`,
      change: 'Descrever o que a imagem mostra; usar alt="" se ela é decorativa.',
    }),
    tooLong: ({ count, longestAlt }) => ({
      message: `${amount(count, { one: 'texto alternativo tem', other: 'textos alternativos têm' })} mais de ${number(longestAlt)} caracteres.`,
      change: 'Encurtar o texto alternativo e passar o resto para uma legenda ou para o texto.',
    }),
    repeated: ({ count, total, sameAlt }) => ({
      message: `${of(count, total)} ${agree(count, 'tem', 'têm')} o mesmo texto alternativo que outras ${number(sameAlt - 1)} imagens ou mais.`,
      change: 'Descrever o que diferencia cada imagem.',
    }),
  },
};
