import type { anchorText as en } from '../../en/checks/anchor-text.ts';
import { agree, allOf, amount, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} de ${amount(total, { one: 'link', other: 'links' })}`;
const have = (count: number) => agree(count, 'tem', 'têm');
const allHave = (count: number) =>
  agree(count, 'O único link para outra página tem', `${allOf(count, 'os')} links para outras páginas têm`);

export const anchorText: typeof en = {
  title: 'Os links têm texto descritivo',
  problem: 'Links sem texto descritivo',
  why: 'O texto do link diz às pessoas e aos buscadores do que trata o destino. “Leia mais” não diz nada, e um ícone sem nome diz ainda menos.',
  heuristic: 'Heurística nossa: quantos links genéricos ou vazios são demais',
  says: {
    descriptive: ({ count }) => ({ message: `${allHave(count)} texto descritivo.`, change: '' }),
    named: ({ count }) => ({ message: `${allHave(count)} um nome (texto, rótulo ou texto alternativo).`, change: '' }),
    fewGeneric: ({ count }) => ({
      message: `Apenas ${amount(count, { one: 'link', other: 'links' })} ${have(count)} um texto que não descreve o destino.`,
      change: '',
    }),
    noLinks: () => ({ message: 'A página não tem links sem nofollow para outras páginas.', change: '' }),
    empty: ({ count, total }) => ({
      message: `${of(count, total)} (${percent(count / total)}) não ${have(count)} nome: nem texto, nem rótulo, nem texto alternativo, nem title.`,
      change: 'Adicionar texto ao link. Em ícones, usar texto alternativo ou um aria-label que nomeie o destino.',
    }),
    emptyBesideText: ({ count, total }) => ({
      message: `${of(count, total)} não ${have(count)} nome, mas um link com texto leva à mesma página.`,
      change: 'Colocar a imagem e o texto em um só link.',
    }),
    emptyElsewhere: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'leva a outro site e não tem', 'levam a outros sites e não têm')} nome.`,
      change: 'Nomear o destino de cada ícone com texto alternativo ou um aria-label, para quem não o vê.',
    }),
    generic: ({ count, total }) => ({
      message: `${of(count, total)} ${have(count)} um texto genérico que não descreve o destino.`,
      change: 'Nomear o destino no texto do link: “Preços de atracação” em vez de “Leia mais”.',
    }),
    bareUrls: ({ count, total }) => ({
      message: `${of(count, total)} ${have(count)} uma URL como texto.`,
      change: 'Nomear o destino no texto do link; a URL diz pouco aos leitores e aos buscadores.',
    }),
    noPhrases: ({ language }) => ({
      message: `Textos de link genéricos não são verificados: não há lista para este idioma (${language}).`,
      change: '',
    }),
    onlyOwn: ({ language }) => ({
      message: `Não há lista de textos de link genéricos para este idioma (${language}). Só foi usada a lista própria.`,
      change: '',
    }),
    byOwnList: ({ count }) => ({
      message: `${amount(count, { one: 'desses links é genérico', other: 'desses links são genéricos' })} só por causa da lista própria.`,
      change: '',
    }),
    capped: (args) => partReadText('links', args),
  },
};
