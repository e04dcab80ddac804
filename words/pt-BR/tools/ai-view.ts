import type { words as en } from '../../en/tools/ai-view.ts';
import { portuguese } from '../portuguese.ts';

const { amount, bytes, number, percent } = portuguese;

const blocksOf = (count: number) => amount(count, { one: 'bloco', other: 'blocos' });
const entriesOf = (count: number) => amount(count, { one: 'entrada', other: 'entradas' });

export const words: typeof en = {
  nothing: 'Não há nada aqui para um rastreador sem JavaScript ler.',
  nothingShown: 'Um rastreador sem JavaScript lê o texto abaixo. A página renderizada não tem conteúdo principal para comparar.',
  onlyNoscript: 'Um rastreador sem JavaScript lê o texto abaixo, que está só em <noscript>. A página renderizada não mostra nada dele.',
  sight: {
    crawler: 'Rastreador',
    compare: 'Comparar na página',
    overlay: {
      region: 'O que um rastreador vê desta página',
      slider: 'Parte da página mostrada como as pessoas a veem',
      crawler: 'Rastreador',
      passage: 'trecho citável',
      copy: 'Copiar imagem',
      copied: 'Copiado',
      save: 'Salvar imagem',
      close: 'Fechar (Esc)',
    },
  },
  text: 'Texto',
  tokens: 'Tokens',
  html: 'HTML',
  missing: 'Falta',
  words: ({ words: count, blocks }) => `${amount(count, { one: 'palavra', other: 'palavras' })} em ${blocksOf(blocks)}`,
  characters: ({ characters, blocks }) =>
    `cerca de ${amount(characters, { one: 'caractere', other: 'caracteres' })} em ${blocksOf(blocks)}`,
  tokenCount: ({ count }) => `cerca de ${number(count)} (estimativa; cada modelo conta de um jeito)`,
  bytes: ({ count }) => bytes(count),
  noneMissing: 'nada',
  someMissing: ({ count }) =>
    amount(count, { one: 'bloco principal da página renderizada', other: 'blocos principais da página renderizada' }),
  mark: 'Destacar na página o texto que falta',
  notInSource: 'não está no código-fonte HTML',
  note: 'A maioria dos rastreadores de IA não executa JavaScript (medido por Vercel e MERJ, dezembro de 2024); Googlebot, Bingbot e Applebot executam.',
  agents: {
    title: 'Para agentes',
    note: 'Para software que age em uma página em nome de pessoas. Nenhum buscador ou mecanismo de respostas exige isso, e nada disso conta pontos.',
    ask: 'Solicitar a página em Markdown',
    asking: 'Solicitando…',
    askNote: 'Solicita esta URL com Accept: text/markdown e /.well-known/ard.json deste site, sem cookies.',
    notHere: 'Não solicitado aqui: abrir a página e auditá-la.',
    unread: 'não foi possível ler nenhuma resposta',
    controls: {
      name: 'Nomes dos controles',
      who: 'WAI-ARIA (W3C). O guia do Google sobre recursos de IA (maio de 2026) diz que os agentes leem a árvore de acessibilidade.',
      none: 'sem botões nem campos',
      all: ({ total }) => (total === 1 ? '1 controle tem nome' : `todos os ${number(total)} controles têm nome`),
      some: ({ total, nameless }) => `${number(nameless)} de ${amount(total, { one: 'controle', other: 'controles' })} sem nome acessível`,
      nameless: 'sem nome acessível',
      mark: 'Destacar estes controles na página',
    },
    forms: {
      name: 'Formulários como ferramentas (WebMCP)',
      who: 'Proposta do Web Machine Learning Community Group (W3C); um teste de origem no Chrome, em nenhum outro navegador.',
      none: 'sem formulários',
      annotated: ({ total, tools }) => `${number(tools)} de ${amount(total, { one: 'formulário', other: 'formulários' })} com toolname`,
      undescribed: ({ count }) => `${number(count)} sem nome ou sem tooldescription`,
      repeated: 'usado duas vezes:',
      unnamed: '(vazio)',
      fields: ({ fields, described }) =>
        `${amount(fields, { one: 'campo', other: 'campos' })}, ${number(described)} com toolparamdescription.`,
      submits: 'Pode ser enviado sem clique (toolautosubmit).',
    },
    shifts: {
      name: 'Mudanças de layout (CLS)',
      who: 'Core Web Vitals (Google). O Lighthouse as lista para agentes, porque eles clicam onde um elemento estava.',
      value: ({ cls }) => `${number(Math.round(cls * 1_000) / 1_000)} nesta visita`,
      unknown: 'Este navegador não mede.',
    },
    llms: {
      name: 'llms.txt',
      who: 'Proposta de Jeremy Howard (2024). O Google diz que ignora o arquivo; o Lighthouse verifica sua forma.',
      none: 'não há, e não faz falta',
      whole: 'tem um cabeçalho, links e texto',
      missing: ({ parts: missing }) => `presente, sem ${missing.join(', ')}`,
      heading: 'um h1',
      links: 'links',
      text: '50 caracteres de texto',
    },
    markdown: {
      name: 'Resposta em Markdown',
      who: 'Oferecida por Cloudflare e Vercel; solicitada por agentes de programação como Claude Code, Cursor e OpenCode.',
      yes: 'Markdown é retornado',
      relabeled: 'HTML é retornado, rotulado como Markdown',
      varies: 'com Vary: Accept',
      same: 'sem Vary: Accept: os caches podem confundi-la com o HTML',
      html: () => 'sem Markdown: a mesma resposta que para navegadores',
      refused: () => 'recusada (406): uma resposta com HTML seria mais segura',
      failing: ({ status }) => `retorna ${status} a esta solicitação`,
    },
    ard: {
      name: 'Arquivo ARD',
      who: 'Agentic Resource Discovery 0.91, uma proposta de agosto de 2026.',
      unnamed: 'Não mencionado no robots.txt, no head nem nos cabeçalhos HTTP.',
      from: { robots: 'Agentmap no robots.txt:', link: 'rel=ard no HTML:', header: 'rel=ard em um cabeçalho HTTP Link:' },
      legacy: {
        robots: 'Agentmap no robots.txt:',
        link: 'rel=ai-catalog (nome antigo) no HTML:',
        header: 'rel=ai-catalog (nome antigo) em um cabeçalho HTTP Link:',
      },
      none: ({ status }) => `sem /.well-known/ard.json (status ${status}), e não faz falta`,
      'not-json': () => '/.well-known/ard.json não é JSON válido',
      'no-entries': () => '/.well-known/ard.json não tem lista de entradas',
      entries: ({ entries, incomplete }) =>
        incomplete === 0
          ? `/.well-known/ard.json com ${entriesOf(entries)}`
          : `/.well-known/ard.json: ${number(incomplete)} de ${entriesOf(entries)} sem identifier, sem type ou sem exatamente um entre url e data`,
    },
  },
  reading: {
    title: 'A página como os rastreadores a leem',
    form: 'Formato',
    text: 'Texto',
    main: 'Conteúdo principal',
    markdown: 'Markdown',
    save: 'Salvar como Markdown',
    label: 'Texto da página',
    noMain: 'O código-fonte HTML não tem nada do conteúdo principal: precisa de JavaScript.',
    none: 'O código-fonte HTML não tem texto: sem JavaScript, esta página está vazia.',
    more: ({ share }) => `Mostrar mais (${percent(share)} exibidos)`,
  },
};
