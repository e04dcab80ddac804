import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { schemaVisible as en } from '../../en/checks/schema-visible.ts';
import { framedText } from './framed.ts';
import { agree, allOf, amount, and, number } from './grammar.ts';
import { inPlainWords } from './marked-properties.ts';

const unfound = (count: number) =>
  amount(count, { one: 'valor marcado não foi encontrado', other: 'valores marcados não foram encontrados' });

export const schemaVisible: typeof en = {
  title: 'Os dados estruturados coincidem com a página visível',
  problem: 'Os dados estruturados não coincidem com a página visível',
  why: 'Os buscadores exigem que a marcação coincida com o que os leitores veem. Uma marcação com outros valores pode custar à página suas pesquisas aprimoradas e dá aos assistentes dados que ninguém pode verificar. Avaliações arredondadas, estrelas ao lado de seu número, formas curtas de números e um nome mais longo que o cabeçalho contam como iguais.',
  heuristic: 'Como os valores são comparados com o texto é uma heurística nossa',
  words: {
    value: 'Valor',
    marked: 'Nos dados estruturados',
    shown: 'Na página',
    different: ({ shown }) => `diferente: ${shown}`,
    missing: 'não encontrado',
  },
  says: {
    nothing: () => ({
      message: 'Os dados estruturados não têm nomes, preços, avaliações, autores, datas, perguntas nem navegação estrutural para comparar.',
      change: '',
    }),
    unreadable: () => ({ message: 'O JSON-LD é inválido, e não há outros dados estruturados com valores para comparar.', change: '' }),
    framed: ({ url }) => framedText(url),
    allVisible: ({ count }) => ({
      message: `${agree(count, 'O único valor comparável dos dados estruturados está visível', `${allOf(count, 'os')} valores comparáveis dos dados estruturados estão visíveis`)} na página.`,
      change: '',
    }),
    decisive: ({ count, example: { property, marked, shown } }) => ({
      message:
        count === 1
          ? `Nos dados estruturados, ${inPlainWords(property)} é “${clipText(marked, 60)}”; ${shown === '' ? 'a página não mostra esse valor' : `na página, é “${clipText(shown, 60)}”`}.`
          : `${number(count)} valores marcados (preço, avaliação ou número de avaliações) não coincidem com a página visível.`,
      change:
        'Fazer com que os dados estruturados e a página mostrem o mesmo valor, de preferência preenchendo os dois a partir de um só campo.',
    }),
    secondary: ({ count }) => ({
      message: `${unfound(count)} no texto visível.`,
      change: 'Mostrar os valores dos dados estruturados na página com as mesmas palavras, ou corrigi-los.',
    }),
    otherPath: ({ marked, shown }) => ({
      message: `A navegação estrutural da marcação, “${clipText(marked, 150)}”, não é o mesmo caminho que o da página: “${clipText(shown, 150)}”.`,
      change: 'Marcar o caminho que os leitores veem. Os resultados de pesquisa mostram o da marcação.',
    }),
    many: ({ count, names }) => ({
      message: `${amount(count, { one: 'valor', other: 'valores' })} dos dados estruturados, como ${and(names.map(inPlainWords))}, ${agree(count, 'não está', 'não estão')} na página visível; o Google exige que ${agree(count, 'esteja', 'estejam')}.`,
      change: 'Remover dos dados estruturados os valores que esta página não mostra, ou mostrá-los na página.',
    }),
  },
};
