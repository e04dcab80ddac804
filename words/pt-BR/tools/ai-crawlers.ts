import type { words as en } from '../../en/tools/ai-crawlers.ts';
import { portuguese } from '../portuguese.ts';

const { amount, bytes, date, number } = portuguese;

export const words: typeof en = {
  matrix: {
    title: 'Esta URL, rastreador por rastreador',
    note: ({ compiled }) =>
      `Só os rastreadores de busca decidem se um mecanismo de respostas pode encontrar e citar esta página. As regras para rastreadores de treinamento são decisão do site e nunca contam pontos. Obedece: segue o robots.txt. Scripts: executa JavaScript. Conforme a documentação dos operadores em ${date(compiled)}, sem medição nossa.`,
    byPurpose: {
      title: 'Quem pode ler esta URL e para quê',
      note: 'Agrupado pela finalidade que cada operador documenta. Operadores com um rastreador bloqueado vêm primeiro; bloquear um rastreador de treinamento é decisão do site.',
      rows: 'operadores',
      operator: 'Operador',
      short: { search: 'Busca', user: 'Usuário', training: 'Trein.', other: 'Outros' },
      more: ({ count }) => `Mostrar mais ${amount(count, { one: 'operador', other: 'operadores' })}`,
      crawler: ({ token, verdict }) => `${token}: ${verdict}`,
    },
    purpose: 'Finalidade',
    purposes: { search: 'Busca', user: 'Acionado pelo usuário', training: 'Treinamento', other: 'Outros', all: 'Todos' },
    rows: 'rastreadores de IA',
    none: 'Nenhum rastreador conhecido deste tipo.',
    sources: 'Fontes',
    firewall: 'Um firewall pode bloquear um rastreador que o robots.txt permite; uma extensão não consegue ver isso.',
    crawler: 'Rastreador',
    thisUrl: 'Esta URL',
    decidedBy: 'Decidido por',
    score: 'Pontuação',
    obeys: 'Obedece',
    scripts: 'Scripts',
    kinds: { legacy: ({ operator }) => `${operator}, não mais documentado`, control: ({ operator }) => `${operator}, token de controle` },
    verdicts: { allowed: 'permitido', blocked: 'bloqueado', unknown: 'desconhecido' },
    own: 'Lista própria',
    ownSource: 'Das configurações; não se sabe mais nada sobre ele.',
    silent: 'sem resposta para robots.txt',
    failing: ({ status }) => `o robots.txt retorna ${status}: muitos rastreadores param de rastrear até que volte a funcionar`,
    noFile: 'sem robots.txt: sem restrições',
    noGroup: 'nenhum grupo se aplica',
    noRule: ({ group }) => `nenhuma regra do grupo “${group}” corresponde`,
    line: ({ line, group }) => `linha ${number(line)}, grupo “${group}”`,
    for: {
      search: 'Para busca e citação.',
      training: 'Para treinamento.',
      user: 'Para solicitações de usuários.',
      other: 'Para outros usos.',
    },
    source: ({ title, asOf }) => `${title}, ${date(asOf)}`,
    counts: { A: 'total', 'A-user': 'metade', B: 'baixa', none: 'nenhuma' },
    respects: { yes: 'sim', partial: 'em parte', no: 'não', unknown: 'não documentado' },
    runs: { yes: 'sim', no: 'não', unknown: 'desconhecido', 'n/a': 'não envia solicitações' },
  },
  statements: {
    title: 'Declarações sobre o uso por IA',
    note: 'Só informativo, nunca conta pontos. Cada item diz quem se comprometeu a respeitá-lo.',
    none: 'Nenhuma encontrada: sem Content-Signal, Content-Usage, token de uso, licença RSL nem reserva TDM no robots.txt, nos cabeçalhos HTTP ou no head.',
    where: 'Onde',
    says: 'Declaração',
    readers: 'Quem respeita',
    robots: ({ line }) => `robots.txt, linha ${number(line)}`,
    robotsOfOrigin: ({ line, agents }) => `robots.txt, linha ${number(line)} (${agents.join(', ')})`,
    header: 'cabeçalho HTTP da resposta',
    meta: 'tag meta',
    robotsMeta: 'tag meta robots',
    readersOf: {
      'content-signal':
        'Content Signals (Cloudflare, 2025): nenhum grande buscador ou mecanismo de respostas se comprometeu a respeitá-los.',
      'content-usage': 'IETF aipref (rascunho): o vocabulário ainda não é definitivo.',
      license: 'RSL 1.0 (2025): apoiada por editores e CDNs; nenhum buscador ou mecanismo de respostas se comprometeu a respeitá-la.',
      'tdm-reservation':
        'TDMRep (grupo comunitário do W3C): a reserva legível por máquina do artigo 4 da diretiva europeia de direitos autorais.',
      'tdm-policy': 'TDMRep (grupo comunitário do W3C): onde estão os termos.',
    },
    usage: ({ token, allowed }) => `User-agent: ${token}: ${allowed ? 'permitido' : 'não permitido'} para esta URL`,
    usageReaders:
      'Preferência de treinamento (rascunho do IETF de 30 de outubro de 2026): um token de política, não um rastreador. O Google anunciou no mesmo dia que vai aceitar uma preferência comum de treinamento. A grafia é conhecida por uma única fonte secundária.',
    otherUsage: 'Um token de política, não um rastreador. Não se conhece buscador ou mecanismo de respostas que o respeite.',
    use: {
      immediate: 'use=immediate: pode ser usado em uma resposta, sem ser armazenado nem reutilizado.',
      reference: 'use=reference: pode ser indexado e citado brevemente, com um link para a página.',
      full: 'use=full: pode ser resumido e reproduzido.',
    },
    artists: 'Uma convenção de comunidades artísticas (2022), seguida de forma irregular.',
  },
  llms: {
    title: 'llms.txt',
    note: 'Uma proposta de 2024. Registros de servidores mostram que buscadores e mecanismos de respostas raramente o solicitam, por isso não dá nem tira pontos.',
    none: ({ status }) => `O site não tem llms.txt (status ${status}). Não faz falta.`,
    size: ({ size, headings }) => `${bytes(size)}, ${amount(headings, { one: 'cabeçalho', other: 'cabeçalhos' })}.`,
    html: 'É servido como HTML, então provavelmente não é um llms.txt.',
  },
};
