import { batchWords } from './batches.ts';
import type * as en from '../../en/server/http.ts';
import { refusalWords } from './audit.ts';
import { meant, quoted } from './options.ts';

export const faults: typeof en.faults = {
  unknownParameter: ({ name, near }) =>
    `Parâmetro desconhecido: ${quoted(name)}.${meant(near)} Se ele pertence à URL da página, codificar os caracteres especiais dessa URL (percent-encoding): & vira %26.`,
  duplicate: ({ name }) => `${quoted(name)} está repetido. Usá-lo uma só vez; separar com vírgulas os valores de uma lista.`,
  required: ({ name }) => `Falta ${quoted(name)}.`,
  statelessLinks: () => 'Para filtrar pelo status dos links é preciso verificá-los: remover probe=false.',
  allowTarget: ({ origin, command }) =>
    `Para auditar páginas do próprio computador ou da própria rede, iniciar o serviço com a origem delas: pageloupe ${command} --allow-targets ${origin}`,
  foreignCursor: () => 'Este cursor foi criado com outros parâmetros. Usar os parâmetros da primeira página ou omitir o cursor.',
  unreadableCursor: () => 'Cursor inválido. Usar page.nextCursor de uma resposta sem alterá-lo.',
  notRun: ({ text }) => `${quoted(text)} não é o ID de uma execução. Usar o id de outra execução deste site.`,
  email: () => 'Digitar um endereço de e-mail, como name@example.com.',
  unknownField: ({ name, near }) => `Campo desconhecido: ${quoted(name)}.${meant(near)}`,
  notText: () => 'Deve ser uma string.',
};

export const requestWords: typeof en.requestWords = {
  noHost: () => 'A solicitação não tem cabeçalho HTTP Host, ou tem vários. Enviar exatamente um, como exige o HTTP/1.1.',
  noJson: ({ base }) => `O corpo não é JSON bem formado. Há um exemplo para este caminho em ${base}/docs.`,
  encoded: () => 'O corpo está comprimido. Enviá-lo sem compressão e sem Content-Encoding.',
  methods: ({ methods }) => `Aqui, usar ${methods.join(' ou ')}.`,
};

export const urlFaults: typeof en.urlFaults = {
  missing: () => 'Indicar a página: url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }) => `${quoted(text)} não tem esquema. Adicionar https:// (ou http://).`,
  otherScheme: ({ scheme }) => `Só páginas http e https podem ser auditadas, não ${quoted(scheme)}.`,
  unparsable: ({ text }) =>
    `${quoted(text)} não é uma URL. Usar uma URL completa, como https://example.com/ (como parâmetro de URL: https%3A%2F%2Fexample.com%2F).`,
  credentials: () => 'Remover o nome de usuário e a senha da URL: o serviço abre as páginas como um visitante sem conta.',
  tooLong: ({ most }) => `A URL tem mais de ${most} caracteres.`,
};

export const problemWords: typeof en.problemWords = {
  'invalid-parameter': {
    title: 'Parâmetro inválido',
    detail: 'Um ou mais parâmetros têm um valor inválido. Em errors está qual e o que usar em vez dele.',
  },
  'unknown-parameter': {
    title: 'Parâmetro desconhecido',
    detail: ({ base }) =>
      `Parâmetros desconhecidos são rejeitados para que erros de digitação não passem despercebidos. Todos os parâmetros estão em ${base}/docs.`,
  },
  'duplicate-parameter': {
    title: 'Parâmetro duplicado',
    detail: 'Cada parâmetro pode ser usado uma vez. Separar com vírgulas os valores de uma lista.',
  },
  'invalid-url': { title: 'URL inválida', detail: 'O parâmetro url deve ser uma URL http ou https absoluta.' },
  unauthenticated: {
    title: 'Chave de API necessária',
    detail: 'Enviar uma chave válida no cabeçalho HTTP: Authorization: Bearer pageloupe_…',
  },
  'keys-unavailable': {
    title: 'Chaves indisponíveis',
    detail:
      'O serviço não consegue ler seu arquivo de chaves, então não aceita nenhuma no momento. Repetir após o tempo indicado em Retry-After.',
  },
  'role-required': {
    title: 'Não permitido com esta chave',
    detail: ({ base }) =>
      `O papel da chave não permite esta solicitação. Usar uma chave com o papel que ${base}/docs indica para este caminho.`,
  },
  'host-forbidden': {
    title: 'Host não permitido',
    detail: 'Este serviço só aceita solicitações para localhost, 127.0.0.1 e os hosts com que foi iniciado (--allow-hosts).',
  },
  'origin-forbidden': {
    title: 'Origem não permitida',
    detail:
      'A solicitação vem de uma página da web de outra origem. Enviá-la de um programa ou das páginas deste serviço, ou iniciar o serviço com chaves e --allow-origins.',
  },
  'target-forbidden': { title: 'URL não permitida', detail: refusalWords['target-forbidden'] },
  'not-found': { title: 'Não encontrado', detail: ({ base }) => `Não existe nada neste caminho. Todos os caminhos estão em ${base}/docs.` },
  'batch-not-found': {
    title: 'Lote não encontrado',
    detail: 'Esse lote não existe, foi excluído, foi iniciado com outra chave, ou seu batch.json está danificado ou perdido.',
  },
  'site-not-found': {
    title: 'Site não encontrado',
    detail: ({ base }) => `Nenhuma execução deste site está salva. Todos os sites estão em ${base}/v1/sites.`,
  },
  'run-not-found': { title: 'Execução não encontrada', detail: 'Essa execução deste site não existe, ou foi excluída por ser antiga.' },
  'schedule-not-found': { title: 'Agendamento não encontrado', detail: 'Esse agendamento não existe ou foi excluído.' },
  'too-many-schedules': { title: 'Agendamentos demais', detail: 'Excluir um agendamento que não é mais necessário e depois criar este.' },
  'database-unavailable': {
    title: 'Banco de dados indisponível',
    detail: 'O banco de dados do serviço não pode ser usado no momento. Repetir após o tempo indicado em Retry-After.',
  },
  'too-many-unfinished': {
    title: 'Lotes ou páginas sem terminar demais',
    detail: 'Os lotes desta chave sem terminar já são tantos, ou tão grandes, quanto permitido. Esperar um terminar ou cancelar um.',
  },
  'batch-ended': {
    title: 'O lote terminou',
    detail: 'Todas as páginas do lote estão auditadas. Os resultados ficam até ele ser excluído.',
  },
  'batch-damaged': { title: 'Lote danificado', detail: batchWords.damagedBatch },
  'sitemap-unusable': { title: 'Sem páginas no sitemap', detail: 'Não foi possível ler nenhuma página do sitemap.' },
  'idempotency-key-reused': {
    title: 'Chave de idempotência reutilizada',
    detail: 'Esta Idempotency-Key já foi enviada com outro corpo. Usar uma nova chave para outro lote.',
  },
  'queue-unavailable': {
    title: 'Fila indisponível',
    detail: 'A fila do serviço não pode ser usada no momento, então o lote não foi iniciado. Repetir após o tempo indicado em Retry-After.',
  },
  'cursor-expired': { title: 'Cursor expirado', detail: 'A auditoria deste cursor não está mais em cache. Começar de novo sem cursor.' },
  'method-not-allowed': { title: 'Método não permitido', detail: 'Usar um método indicado no cabeçalho HTTP Allow.' },
  'not-acceptable': { title: 'Não aceitável', detail: 'Usar no cabeçalho HTTP Accept um dos tipos de mídia indicados.' },
  'body-too-large': {
    title: 'Corpo da solicitação grande demais',
    detail: 'O corpo da solicitação pode ter até 16 KB; o de POST /v1/batches, até 16 MB.',
  },
  'url-too-long': {
    title: 'Linha da solicitação longa demais',
    detail:
      'O caminho com a string de consulta tem mais de 12.000 caracteres. Encurtar a string de consulta: a URL de uma página pode ter até 2.048.',
  },
  'headers-too-large': {
    title: 'Cabeçalhos HTTP grandes demais',
    detail: 'Os cabeçalhos HTTP somam mais de 16 KB. Remover os de que o serviço não precisa, como cookies.',
  },
  'unsupported-media-type': {
    title: 'Tipo de mídia não suportado',
    detail: ({ base }) => `Enviar application/json. Só ${base}/contact aceita também application/x-www-form-urlencoded.`,
  },
  'request-timeout': { title: 'Tempo limite da solicitação esgotado', detail: 'Enviar a solicitação inteira de uma vez.' },
  'bad-request': {
    title: 'Solicitação inválida',
    detail:
      'A solicitação não é HTTP bem formado. Codificar os caracteres especiais do caminho e da string de consulta (percent-encoding).',
  },
  'target-not-html': { title: 'Não é uma página HTML', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'A página é grande demais', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'A URL é um download', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'A página exige nome de usuário e senha', detail: refusalWords['target-needs-login'] },
  'rate-limited': {
    title: 'Solicitações demais',
    detail: 'O limite de solicitações foi excedido. Repetir após o tempo indicado em Retry-After.',
  },
  'internal-error': {
    title: 'Erro interno',
    detail: 'Este é um erro do serviço, não da solicitação. Está no log com o ID desta solicitação.',
  },
  'storage-full': {
    title: 'Armazenamento cheio',
    detail: 'O serviço não conseguiu gravar no disco. Nada foi salvo; tentar de novo mais tarde.',
  },
  'target-dns-failure': { title: 'Host não encontrado', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'Não foi possível acessar o servidor', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'Erro de TLS', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'Resposta inválida do servidor', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'Redirecionamentos demais', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'A página travou o navegador', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'Navegador indisponível', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'O serviço está ocupado', detail: refusalWords.overloaded },
  draining: {
    title: 'O serviço está parando',
    detail: 'O serviço está parando e não responde mais a solicitações. Repetir após o tempo indicado em Retry-After.',
  },
  'target-timeout': { title: 'A página demorou demais', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'Tempo limite na fila esgotado', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'Solicitação cancelada', detail: 'O cliente fechou a conexão.' },
};

export const startWords: typeof en.startWords = {
  wrongSettings: ({ faults: list }) => `Configurações inválidas:\n${list.map((one) => `  ${one}`).join('\n')}`,
  badBasePath: 'Usar um caminho como /pageloupe, de letras, algarismos e . _ ~ -, que não comece com /v1.',
  keysNeeded: ({ host }) =>
    `Sem chaves, o serviço não escuta em ${host}, porque qualquer um que possa acessá-lo poderia usá-lo. Criar uma chave com “pageloupe keys create <nome> --key-file keys.txt” e iniciar com “--key-file keys.txt”, ou escutar em 127.0.0.1.`,
  unreadableKeys: ({ path, line }) =>
    `A linha ${line} do arquivo de chaves ${path} não é uma chave. Criar chaves com “pageloupe keys create”.`,
  closedKeyFile: ({ path, user }) =>
    `O usuário que executa o serviço${user === '' ? '' : ` (uid ${user})`} não tem permissão para ler o arquivo de chaves ${path}. Alterar o proprietário: chown ${user === '' ? '<usuário>' : user} ${path}; ou, se ele estiver montado em um contêiner: chmod 644 ${path}. Ele contém hashes de chaves, não chaves.`,
  noKeyFile: ({ path }) => `Arquivo de chaves não encontrado: ${path}. Criá-lo com “pageloupe keys create <nome> --key-file ${path}”.`,
  folderAsKeyFile: ({ path, inside }) =>
    `${path} é uma pasta, não um arquivo de chaves. Indicar um arquivo dentro dela: --key-file ${inside}`,
  originsNeedKeys: () =>
    '--allow-origins precisa de chaves. Criar uma com “pageloupe keys create <nome> --key-file keys.txt” e iniciar com “--key-file keys.txt”.',
  noPlace: ({ host, port, code }) =>
    `O serviço não pode escutar em ${host}, porta ${port} (${code}). Usar um endereço IP deste computador para --host e uma porta acima de 1023 para --port.`,
  portTaken: ({ host, port, option }) => `A porta ${port} em ${host} está em uso. Escolher outra com ${option}.`,
};

export const readyWords: typeof en.readyWords = {
  draining: () => 'O serviço está parando.',
  queueFull: () => 'A fila está cheia.',
  noKeys: () => 'O arquivo de chaves não pode ser lido, então todas são recusadas. O motivo está no log.',
};

export const startPage: typeof en.startPage = {
  title: 'Pageloupe',
  intro:
    'A API HTTP do Pageloupe audita uma página por solicitação para buscadores e avalia se está pronta para ser citada por mecanismos de respostas de IA.',
  first: 'Uma primeira solicitação:',
  withKey: 'Este serviço exige uma chave em cada solicitação a /v1:',
  dashboard: 'Painel de sites',
  docs: 'Documentação interativa',
  document: 'O documento OpenAPI',
  problems: 'Tipos de problemas',
  ready: 'Situação do serviço',
  contact: 'Registrar interesse em uma API hospedada',
};

export const dashboardPage: typeof en.dashboardPage = {
  title: 'Sites',
  reading: 'Lendo os sites…',
  noScript: ({ path }) => `O painel precisa de JavaScript. A API em ${path} tem os mesmos dados.`,
};

export const problemsPage: typeof en.problemsPage = {
  title: 'Problemas',
  intro: 'Toda resposta com status 400 ou superior é um documento de problema (RFC 9457) com um destes códigos.',
  retryable: 'A mesma solicitação pode funcionar mais tarde.',
};

export const contactPage: typeof en.contactPage = {
  title: 'Usar o Pageloupe como API',
  intro: 'Conte para que usaria uma API hospedada. Respondemos por e-mail. Executar o serviço por conta própria não exige conta nem chave.',
  email: 'Seu e-mail',
  use: 'Para que a usaria?',
  volume: 'Páginas por mês',
  volumes: {
    'under-1000': 'menos de 1.000',
    '1000-10000': 'de 1.000 a 10.000',
    '10000-100000': 'de 10.000 a 100.000',
    'over-100000': 'mais de 100.000',
    unknown: 'Ainda não sei',
  },
  send: 'Enviar',
  privacy:
    'Salvo só neste servidor: e-mail, uso e volume. Para pedir a exclusão, responder ao nosso e-mail ou contatar o operador deste servidor.',
  trap: 'Deixar este campo vazio',
  thanks: 'Obrigado. Entraremos em contato.',
  faulty: 'Corrigir os campos marcados.',
  limited: 'Solicitações demais na última hora. Tentar de novo mais tarde; o texto continua aqui.',
  failed: 'Não foi possível salvar. Tentar de novo mais tarde; o texto continua aqui.',
};
