import type * as en from '../../en/server/options.ts';
import { portuguese } from '../portuguese.ts';
import { quotable } from '../../sentence.ts';

const { amount, number, or } = portuguese;
export const quoted = (text: string) => `“${quotable(text)}”`;
export const meant = (near: string) => (near === '' ? '' : ` Seria ${quoted(near)}?`);

export const optionWords: typeof en.optionWords = {
  visit: {
    device: 'Dispositivo que a visita emula: tela, ponteiro e client hints.',
    javascript: 'O JavaScript é desativado.',
    pageLocale: 'Idioma do cabeçalho HTTP Accept-Language (BCP 47), como de-AT; por padrão, o do próprio navegador.',
    userAgent: 'User agent da visita. O token de um rastreador é sempre seguido do nome deste produto.',
    waitUntil: 'Evento a esperar antes de a página ser lida.',
    settle: 'Tempo a esperar após esse evento.',
    timeout: 'Tempo para uma página, sem contar o tempo na fila; a resposta dela deve começar antes de 60% desse tempo.',
    probe:
      'Destinos de links, URL canônica, versões de idioma e imagens não são solicitados. Mais rápido, mas as verificações que precisam deles ficam como não verificadas. O que não é alcançado no tempo da página é listado em warnings.',
    intent: 'keep-out: os buscadores não devem indexar a página.',
    pageType: 'Tipo de página, se a detecção estiver errada.',
    aiOptOut: 'O site não quer ser citado por IA; não há pontuação GEO.',
  },
  answer: {
    language: 'Idioma das frases na resposta; por padrão, o de Accept-Language. Códigos e IDs são iguais em todos os idiomas.',
    maxAge: 'Idade máxima em segundos de uma auditoria em cache; 0 para uma nova.',
    maxItems: 'Máximo de itens por lista; os totais sempre abrangem a lista inteira.',
    signals: 'Só estes sinais em signals e fixes. Pontuações e contagens continuam as da auditoria inteira.',
    skipSignals: 'Todos os sinais menos estes. Pontuações e contagens continuam as da auditoria inteira.',
  },
  start: { crawl: 'Seguir links a partir desta página, no mesmo host, conforme o robots.txt permite.' },
  source: {
    sitemap: 'Páginas de um sitemap: uma URL, um arquivo, ou auto para os sitemaps que o robots.txt indica.',
    urlFile: 'Arquivo com uma URL por linha; - para a entrada padrão.',
  },
  crawl: {
    limit: 'Máximo de páginas de um rastreamento.',
    depth: 'Máximo de cliques a partir da página de partida; por padrão, qualquer número.',
    subdomains: 'Os outros hosts do domínio também são rastreados.',
    ignoreRobots: 'Host próprio que é rastreado como se o robots.txt dele permitisse tudo.',
  },
  filter: {
    include: 'Só URLs que correspondam: um glob como "/blog/**" ou uma /expressão regular/.',
    exclude: 'Nenhuma URL que corresponda.',
    replace: 'Alteração aplicada a cada URL, como "s#https://example.com#http://localhost:3000#".',
  },
  sample: {
    sample: 'Auditar só este número das páginas, escolhidas ao acaso.',
    seed: 'Semente da amostra aleatória: a mesma semente escolhe as mesmas páginas.',
  },
  access: {
    cookieFile: 'Cookies em formato Netscape, ou linhas de nome=valor.',
    login: 'Módulo ES que faz login antes da primeira página (docs/use/command-line.md).',
    loginState: 'Arquivo em que a sessão do login é salva, ou do qual é lida.',
    proxy: 'Proxy HTTP para servidores públicos, como http://proxy.example.com:3128.',
    ca: 'Certificados das suas próprias autoridades (PEM), aceitos além dos habituais.',
  },
  pace: {
    concurrency: 'Páginas por vez; por padrão, tantas quantos são os processadores, no máximo 4.',
    perHost: 'Páginas de um mesmo host por vez.',
    delay: 'Tempo entre os inícios de duas páginas de um mesmo host.',
    retries: 'Quantas vezes se tenta de novo uma página que não respondeu.',
    maxRunTime: 'Tempo para a execução inteira. O que não for auditado até então conta como não alcançado.',
  },
  limits: {
    maxWarnings: 'Máximo de avisos em todas as páginas juntas.',
    allowUnreachable: 'Páginas que podem ficar sem relatório antes que o comando falhe.',
    allowIncomplete: 'Sitemaps e páginas que não puderam ser lidos por completo não mudam o código de saída.',
    baseline: 'Arquivo de problemas conhecidos, que não contam (pageloupe baseline update).',
  },
  rules: {
    preset:
      'recommended (o padrão): uma verificação reprovada é um erro, uma a melhorar um aviso. strict: ambas são erros. none: só conta o que for indicado.',
    minScore: 'Pontuação mínima da auditoria de cada página.',
  },
  geo: { minGeo: 'Pontuação GEO mínima de cada página.' },
  rows: {
    csvRows: 'O que é uma linha do CSV.',
    rows: 'Quais verificações as linhas de NDJSON e CSV têm. failing: as reprovadas e as com aviso.',
  },
  run: {
    resume: 'Pasta em que a execução é salva, ou a partir da qual continua.',
    compareWith: 'Resultados de uma execução anterior: terminar com o código 1 quando houver novas falhas.',
    comment: 'Arquivo para a comparação em Markdown, para um comentário em um pull request.',
    server: 'Serviço Pageloupe que audita as páginas em um lote, como https://pageloupe.example.com.',
  },
  parts: { shard: 'Auditar a parte i de n, para n computadores.', output: 'Arquivo para o primeiro relatório que não tem um.' },
  remote: {
    keyEnv: 'Variável de ambiente com a chave de API desse serviço (PAGELOUPE_KEY).',
    batch: 'Acompanhar um lote de --server já iniciado.',
  },
  site: {
    static: 'Servir um site já gerado neste computador e auditar suas páginas, ou as URLs indicadas.',
    port: 'Porta de --static.',
    base: 'Caminho para o qual o site de --static foi gerado, como /docs/.',
    start: 'Iniciar um servidor com este comando, e pará-lo depois.',
    waitOn: 'URL que responde quando o servidor de --start está pronto; auditada se nenhuma outra for indicada.',
    waitTimeout: 'Tempo a esperar por ela.',
  },
  list: {
    header: 'Cabeçalho HTTP da solicitação, enviado só aos sites auditados; ${NAME} lê uma variável de ambiente.',
    extract: 'Valor a ler de cada página: css:<seletor>[@atributo], xpath:<expressão>, ou regex:<expressão> no código-fonte HTML.',
    plugin: 'Módulo ES com verificações e formatos de relatório próprios.',
    assert: 'Como uma verificação conta: error, warn ou off.',
  },
  compare: {
    failOn: 'Quando terminar com o código 1.',
    beforeOrigin: 'Origem da execução anterior, como https://www.example.com.',
    afterOrigin: 'Origem da execução posterior, como https://preview.example.com: suas páginas são associadas às de --before-origin.',
  },
  service: {
    host: 'Host em que escutar. Qualquer um que não seja este computador exige chaves.',
    port: 'Porta em que escutar; 0 para qualquer porta livre.',
    basePath: 'Caminho em que um proxy mostra o serviço, como /pageloupe; o proxy pode mantê-lo ou removê-lo.',
    keyFile: 'Arquivo com os hashes das chaves. Se definido, cada solicitação a /v1 exige uma chave.',
    concurrency: 'Páginas abertas ao mesmo tempo.',
    queue: 'Auditorias que podem esperar; as demais recebem um 503.',
    rateLimit:
      'Solicitações a /v1 por minuto, por chave ou, sem chaves, por cliente. 0: sem limite; -1: 120 com chaves, sem limite sem elas.',
    contactLimit: 'Solicitações a /contact por hora e cliente. 0: sem limite.',
    cacheMb: 'Tamanho do cache em megabytes; uma auditoria ocupa de 20 a 400 KB.',
    data: 'Pasta para lotes, seus resultados e o histórico dos sites. Sem ela, ficam na memória e se perdem quando o serviço para.',
    queueUrl:
      'Redis, Valkey ou PostgreSQL como fila dos lotes, como redis://localhost:6379. Processos com a mesma fila dividem o trabalho; precisam da mesma pasta de dados ou do mesmo armazenamento.',
    queuePrefix: 'Prefixo de todas as chaves no Redis ou Valkey, para vários serviços em um servidor; {name} é uma hash tag.',
    storeUrl:
      'PostgreSQL para lotes e seus resultados, o histórico dos sites, agendamentos e sessões, como postgres://localhost/pageloupe, em vez da pasta de dados.',
    worker: 'Os lotes são deixados para outros processos (pageloupe worker).',
    historyDays: 'Dias em que as execuções de um site são mantidas; 0 para sem limite.',
    historyRuns: 'Execuções mantidas de cada site; 0 para sem limite.',
    batchPages: 'URLs que um lote pode ter.',
    openBatches: 'Lotes sem terminar que uma chave pode ter; sem chaves, todos juntos.',
    openPages: 'URLs que os lotes sem terminar de uma chave podem ter juntos; um único lote pode ter mais.',
    hostDelayMs: 'Milissegundos entre os inícios de duas páginas de um mesmo host em lotes; no máximo duas delas ficam abertas por vez.',
    allowWebhooks: 'Origens de redes privadas às quais webhooks podem ser enviados, como http://localhost:3000, separadas por vírgulas.',
    graceMs: 'Milissegundos que as auditorias em andamento têm para terminar quando o serviço para.',
    sandbox: 'O Chromium é executado sem sua sandbox. Só em um contêiner dedicado.',
    chromium: 'Caminho do Chromium, Google Chrome ou Edge a usar em vez do detectado.',
    ca: 'Arquivo com os certificados de autoridades próprias (PEM), confiáveis além dos habituais: para páginas, rastreamentos e webhooks.',
    allowTargets: 'Origens de redes privadas que podem ser auditadas, como http://localhost:3000, separadas por vírgulas.',
    allowHosts: 'Outros nomes de host aceitos em solicitações além de localhost, separados por vírgulas.',
    allowOrigins:
      'Origens de páginas da web que podem usar o serviço com uma chave, como https://dashboard.example.com, separadas por vírgulas.',
    trustProxy: 'Os clientes são identificados pelo último endereço IP em X-Forwarded-For. Só atrás de um proxy próprio que o defina.',
    contactFile: 'Arquivo em que /contact salva os registros.',
    logLevel: 'Nível de log; linhas JSON na saída de erro padrão.',
  },
  worker: { host: 'Host em que --health-port escuta.' },
  health: { healthPort: 'Porta de /healthz e /readyz; 0 para qualquer porta livre; por padrão, nenhuma.' },
  config: { config: 'Arquivo de configuração; por padrão, pageloupe.config.* nesta pasta.' },
  input: { input: 'Resultados salvos com --format ndjson=<arquivo>, de cada shard.' },
  keys: {
    role: 'read: vê sites, agendamentos, verificações e ferramentas; run: também auditorias e lotes; admin: além disso, agendamentos e exclusão de sites.',
  },
  migrate: {
    storeUrl: 'postgres://administrator@host/database, onde estão os lotes e o histórico.',
    queueUrl: 'O mesmo, se a fila estiver no PostgreSQL.',
    role: 'Papel do serviço: recebe as permissões de que precisa e depois não pode criar nada.',
    print: 'Só mostrar o SQL que falta.',
  },
  speech: {
    language: 'Idioma da ajuda, das mensagens e dos relatórios, como pt-BR. Por padrão, o do sistema se for conhecido, senão inglês.',
  },
  switches: { sandbox: 'O navegador é executado sem sua sandbox: só para páginas confiáveis.', quiet: 'Sem progresso nem notas.' },
};

export const aroundOptions: typeof en.aroundOptions = {
  turned: (to, sentence) => `${to}: ${sentence}`,
  turnedBack: 'Desfaz o que a configuração desativou.',
  milliseconds: (sentence) => `${sentence} Em milissegundos.`,
  seconds: (sentence) => `${sentence} Segundos, ou um texto como "30s", "500ms" ou "10m".`,
  between: (sentence, from, to) =>
    `${sentence} De ${typeof from === 'number' ? number(from) : from} a ${typeof to === 'number' ? number(to) : to}.`,
  orText: (sentence) => `${sentence} Ou um texto com uma barra ou um espaço, como "AcmeAudit/1.0 (+https://example.com/bot)".`,
  repeatable: (sentence) => `${sentence} Pode ser repetida.`,
  alone: ({ option, needs }) => `${option} não tem efeito sem ${needs}.`,
};

/** Types of JSON Schema. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'uma lista',
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  object: 'um objeto',
  null: 'null',
};
export const valueFaults: typeof en.valueFaults = {
  type: ({ types }) => `Deve ser ${or(types.map((type) => typeNames[type] ?? type))}.`,
  boolean: ({ text }) => `Usar true ou false, não ${quoted(text)}.`,
  whole: ({ text, minimum, maximum }) => `Usar um número inteiro de ${number(minimum)} a ${number(maximum)}, não ${quoted(text)}.`,
  number: ({ text, minimum, maximum }) => `Usar um número de ${number(minimum)} a ${number(maximum)}, não ${quoted(text)}.`,
  time: ({ text }) => `Usar um tempo como 30s, 500ms ou 10m, não ${quoted(text)}.`,
  timeRange: ({ text, from, to }) => `Usar um tempo de ${from} a ${to}, não ${quoted(text)}.`,
  tooLong: ({ most }) => `No máximo ${amount(most, { one: 'caractere', other: 'caracteres' })}.`,
  tooShort: ({ least }) => `Ao menos ${amount(least, { one: 'caractere', other: 'caracteres' })}.`,
  tooMany: ({ most }) => `No máximo ${amount(most, { one: 'valor', other: 'valores' })}, separados por vírgulas.`,
  emptyList: () => 'Indicar ao menos um valor ou omitir o parâmetro.',
  notInList: ({ text, near, values }) =>
    `Valor desconhecido: ${quoted(text)}.${meant(near)}${values.length > 0 ? ` Valores permitidos: ${values.join(', ')}.` : ''}`,
  userAgent: () => 'Usar um nome, ou um texto de 3 a 300 caracteres ASCII como "AcmeAudit/1.0 (+https://example.com/bot)".',
  languageTag: ({ text }) => `${quoted(text)} não é uma tag de idioma (BCP 47), como “de” ou “pt-BR”.`,
  port: ({ text, most }) => `A porta de ${quoted(text)} é alta demais: as portas vão até ${most}.`,
  host: ({ text }) => `${quoted(text)} não é um nome de host. Usar um sem esquema, porta nem caminho, como pageloupe.example.com.`,
  onlyOrigin: ({ origin }) => `Usar só esquema, host e porta, sem caminho, query, fragmento nem nome de usuário: ${origin}`,
  origin: ({ text }) => `${quoted(text)} não é uma origem. Usar esquema, host e porta, como http://localhost:3000.`,
};
