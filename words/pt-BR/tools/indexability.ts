import type { IndexStepFacts, IndexStepMessages } from '../../../checks/views/index-steps.ts';
import type { words as en } from '../../en/tools/indexability.ts';
import { reasonText } from '../checks/reasons.ts';
import { portuguese } from '../portuguese.ts';

const { amount, and, number, percent } = portuguese;

const materials: Record<IndexStepFacts, string> = {
  response: 'a resposta',
  robotsTxt: 'o robots.txt',
  page: 'a URL',
  head: 'o head',
  served: 'o código-fonte HTML',
};
const directive = ({ written, place, inHead }: IndexStepMessages['noindex']) => `\`${written}\` (${place}${inHead ? '' : ', no body'})`;

export const words: typeof en = {
  neither: ({ why }) => `Nem o Google nem o Bing podem indexar esta página. ${why}`,
  ofEngine: ({ engine, why }) => `${engine}: ${why}`,
  wanted: 'A exclusão desta página foi escolhida, então o resultado é o desejado.',
  some: ({ engines, why }) => `${and(engines)} não ${engines.length === 1 ? 'pode' : 'podem'} indexar esta página. ${why}`,
  elsewhere: ({ why }) => `Google e Bing recebem a instrução de indexar outra página em vez desta. ${why}`,
  unknown: 'Pelo que se vê, nada bloqueia a indexação, mas nem todas as etapas puderam ser verificadas.',
  doubt: ({ why }) => `Indexável, com um aviso: ${why}`,
  yes: 'Sim: Google e Bing podem indexar esta página.',
  yesUnwanted: 'Google e Bing podem indexar esta página, embora a exclusão tenha sido escolhida.',
  note: 'Os rastreadores param na primeira etapa que bloqueia. Passar por todas torna uma página indexável; não garante a indexação.',
  blocksFirst: 'bloqueia primeiro',
  unreached: 'não alcançada',
  states: { open: 'passa', blocks: 'bloqueia', elsewhere: 'aponta para outra página', watch: 'aviso', unknown: 'desconhecido' },
  steps: {
    status: 'Resposta do servidor',
    'robots-txt': 'robots.txt',
    directives: 'Diretivas robots',
    canonical: 'URL canônica',
    rendered: 'Página renderizada',
  },
  says: {
    reading: ({ what }) => `Ainda lendo ${materials[what]}.`,
    unread: ({ what, why }) => `Não foi possível ler ${materials[what]}: ${reasonText(why)}`,
    answers: ({ status }) => `A página retorna ${status}.`,
    noAnswer: () => 'O servidor não respondeu.',
    refused: ({ status }) =>
      `Nossa solicitação sem cookies foi recusada com ${status}. O buscador também pode ser recusado; não foi possível verificar.`,
    redirects: ({ status }) => `A página retorna ${status}: outra URL é indexada no lugar dela.`,
    gone: ({ status }) => `A página retorna ${status}, então não é indexada.`,
    robotsSilent: () => 'A solicitação do robots.txt não teve resposta: os rastreadores podem parar de rastrear até que funcione.',
    robotsFailing: ({ status }) => `O robots.txt retorna ${status}. Até a correção, o Google trata o site inteiro como bloqueado.`,
    robotsMayBlock: ({ status }) => `O robots.txt retorna ${status}: os rastreadores podem tratar o site inteiro como bloqueado.`,
    noRobots: ({ status }) => `Não há robots.txt (${status}), então nada está bloqueado.`,
    crawlable: ({ line }) =>
      line === null
        ? 'O rastreamento é permitido: nenhuma regra corresponde a esta URL.'
        : `O rastreamento é permitido: a linha ${number(line)} decide.`,
    uncrawlable: ({ line }) =>
      line === null ? 'O rastreamento está bloqueado.' : `O rastreamento está bloqueado: a linha ${number(line)} decide.`,
    noindex: (found) => `${directive(found)} bloqueia a indexação.`,
    noHeaders: () => 'Sem noindex na página; os cabeçalhos HTTP são desconhecidos.',
    indexable: () => 'Sem noindex na página nem nos cabeçalhos HTTP.',
    noCanonical: () => 'Sem URL canônica: o buscador escolhe a URL.',
    selfCanonical: () => 'A canônica é esta URL.',
    canonicals: ({ count }) =>
      `A página declara ${amount(count, { one: 'canônica diferente', other: 'canônicas diferentes' })}; o buscador escolhe.`,
    canonicalElsewhere: ({ url }) => `A canônica aponta para outra página: ${url}`,
    blank: () => 'Não há nada para ler aqui: a página não mostra texto, cabeçalho nem imagem.',
    noScripts: () => 'A página não tem scripts: o código-fonte e o HTML renderizado são iguais.',
    servedNoindex: ({ written }) => `O código-fonte HTML tem \`${written}\`; removê-lo com JavaScript é tarde demais.`,
    served: ({ share }) => `${percent(share)} do texto principal está no código-fonte HTML.`,
    noMainText: () => 'A página não tem texto principal para comparar com o código-fonte HTML.',
    scripted: ({ engine, share }) =>
      share > 0
        ? `Só ${percent(share)} do texto principal está no código-fonte HTML: ${engine} precisa executar scripts para ver o resto.`
        : `Nada do texto principal está no código-fonte HTML: ${engine} precisa executar scripts para vê-lo.`,
  },
};
