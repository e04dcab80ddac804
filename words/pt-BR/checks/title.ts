import type { Behind } from '../../../checks/derive/provenance/publisher/site-name.ts';
import type { title as en } from '../../en/checks/title.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { amount, number, percent } from './grammar.ts';

const quoted = (text: string) => (text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”`);
const ends: Record<Behind, string> = { nothing: 'seu final', name: 'o nome do site', more: 'a parte depois da manchete' };
const fits: Record<Behind, string> = { nothing: '', name: ' sem o nome do site', more: ' sem a parte depois da manchete' };
const wholeOr: Record<Behind, string> = {
  nothing: 'O título',
  name: 'Sem o nome do site, o título',
  more: 'Sem a parte depois da manchete, o título',
};

export const title: typeof en = {
  title: 'O título é específico e cabe no resultado',
  problem: 'Título ausente, genérico ou longo demais',
  why: 'O elemento title é a fonte principal do link de título nos resultados de pesquisa, das abas e das prévias de links. Os buscadores costumam reescrever títulos vagos, carregados de palavras-chave ou meio vazios.',
  heuristic:
    'A largura dos resultados é um valor usual medido por ferramentas de terceiros, e os números e proporções indicados aqui são uma heurística nossa',
  words: { desktopResult: 'Resultado no computador', wholeText: 'Texto completo' },
  says: {
    fine: ({ pixels, without = 'nothing' }) => ({
      message: `O título é específico e cabe em um resultado no computador${fits[without]} (${number(pixels)} px).`,
      change: '',
    }),
    missing: () => ({ message: 'A página não tem título.', change: 'Adicionar ao head um <title> que diga do que esta página trata.' }),
    outsideHead: () => ({
      message: 'O único <title> com texto está fora do head.',
      change: 'Mover o <title> para o head, antes de qualquer coisa que não pertence a ele.',
    }),
    leftover: ({ found }) => ({
      message: `O título contém um marcador de modelo: ${quoted(found)}`,
      change: 'Preencher a variável ou corrigir o modelo do título.',
    }),
    perhapsLeftover: ({ found }) => ({
      message: `O título contém o que parece um marcador de modelo: ${quoted(found)}`,
      change: 'Preencher a variável, ou ignorar isto se a página trata de marcadores de modelo.',
    }),
    misread: (misread) => ({
      message: `O título mostra ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `A página tem ${amount(count, { one: 'elemento title', other: 'elementos title' })}; os navegadores usam o primeiro.`,
      change: 'Manter um só elemento title.',
    }),
    wide: ({ pixels, cut, behind, maxPixels }) => ({
      message: `${wholeOr[behind]} tem ${number(pixels)} px de largura; o Google costuma cortar perto de ${number(maxPixels)} px, aqui: ${quoted(cut)}`,
      change: 'Começar pelo que torna esta página única ou encurtar o título. (Contam os pixels, não os caracteres.)',
    }),
    nameCut: ({ pixels, cut, behind }) => ({
      message: `Com ${ends[behind]}, o título tem ${number(pixels)} px de largura. Os resultados no computador costumam cortar só ${ends[behind]}, aqui: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }) => ({
      message: `O título ${quoted(title)} não diz do que esta página trata.`,
      change: 'Nomear no título o tema desta página.',
    }),
    hostOnly: ({ title }) => ({
      message: `O título é só o domínio: ${quoted(title)}`,
      change: 'Descrever a página no título; os resultados de pesquisa mostram o domínio de qualquer forma.',
    }),
    halfEmpty: ({ title }) => ({
      message: `Uma parte do título está vazia: ${quoted(title)}`,
      change: 'Preencher a parte antes ou depois do separador, ou remover o separador.',
    }),
    cutOff: ({ part }) => ({
      message: `O título contém um texto cortado: ${quoted(part)}`,
      change: 'Escrever um título que diga do que esta página trata e que termine por si só.',
    }),
    saysLess: ({ title, fuller }) => ({
      message: `O título ${quoted(title)} diz menos que o cabeçalho ou a URL da página: ${quoted(fuller)}`,
      change: 'Dizer o mesmo no título: as pessoas o veem sem a página em volta.',
    }),
    twice: ({ part }) => ({
      message: `${quoted(part)} aparece duas vezes seguidas no título.`,
      change: 'Deixá-lo uma só vez: o modelo o adiciona a um título que já o tem.',
    }),
    capitals: ({ share }) => ({
      message: `${percent(share)} das letras do título são maiúsculas.`,
      change: 'Usar maiúsculas e minúsculas como em uma frase: fica mais fácil de ler e mais estreito.',
    }),
    repeats: ({ word, count }) => ({
      message: `“${word}” aparece ${number(count)} vezes no título.`,
      change: 'Usar a palavra uma vez. Os buscadores costumam reescrever títulos que repetem palavras.',
    }),
    oldYear: ({ year, dateYear }) => ({
      message: `O título contém ${year}, mas a data da página é de ${dateYear}.`,
      change: 'Atualizar o ano no título ou removê-lo.',
    }),
    unlikeHeading: ({ heading }) => ({
      message: `O título e o cabeçalho principal não têm palavras em comum: ${quoted(heading)}`,
      change: 'Usar o mesmo tema no título e no cabeçalho principal, para que os leitores saibam que estão no lugar certo.',
    }),
  },
};
