import type * as en from '../../en/server/audit.ts';
import { durationInWords } from './duration.ts';

export const refusalWords: typeof en.refusalWords = {
  'target-forbidden':
    'Esta URL não é permitida: só podem ser auditadas páginas públicas da web e as origens privadas permitidas ao iniciar.',
  'target-not-html': 'O servidor retornou um documento que não é HTML. Usar a URL de uma página.',
  'target-too-large': 'A página é grande demais para ser auditada. Limites: 10 MB para o documento, 25 MB e 600 solicitações no total.',
  'target-download': 'O servidor retornou um download, não uma página. Usar a URL de uma página.',
  'target-dns-failure': 'Não foi possível resolver o nome do host. Verificar a grafia e os registros DNS.',
  'target-connect-failed': 'Não foi possível conectar ao servidor. Verificar se ele está em execução e acessível neste host e porta.',
  'target-tls-error':
    'Não foi possível estabelecer uma conexão segura. Verificar o certificado: abrir a URL em um navegador mostra o erro.',
  'target-protocol-error': 'A resposta do servidor não é HTTP válido ou foi interrompida. Tentar de novo e verificar o log do servidor.',
  'target-needs-login':
    'O servidor retornou 401 e exige nome de usuário e senha. A linha de comando pode enviá-los com --header "Authorization: Basic …"; a API HTTP só audita o que visitantes sem conta veem.',
  'target-too-many-redirects': 'A URL redireciona vezes demais. Verificar se há um loop de redirecionamentos.',
  'target-crashed-renderer': 'A página travou a aba do navegador. Tentar de novo, ou sem JavaScript.',
  'target-timeout': 'A página não respondeu a tempo. Tentar de novo ou aumentar o tempo limite.',
  'browser-unavailable': 'Não foi possível iniciar nenhum navegador. Tentar de novo mais tarde.',
  overloaded: 'Há páginas demais esperando para ser auditadas. Tentar de novo mais tarde.',
  'queue-timeout': 'A auditoria esperou demais na fila. Tentar de novo mais tarde, ou com menos por vez.',
  draining: 'O serviço está parando e não inicia novas auditorias. Tentar de novo mais tarde.',
  cancelled: 'A auditoria foi cancelada.',
};

export const reasonWords: typeof en.reasonWords = {
  tls: {
    CERT_AUTHORITY_INVALID:
      'O certificado é autoassinado, ou a CA dele é desconhecida neste computador. Para uma CA própria: --ca ARQUIVO (PAGELOUPE_CA), com o certificado dela em formato PEM.',
    CERT_DATE_INVALID: 'O certificado expirou ou ainda não é válido. Renová-lo ou corrigir o relógio deste computador.',
    CERT_COMMON_NAME_INVALID: 'O certificado é para outro nome de host. Adicionar este ao certificado ou corrigir a URL.',
    CERT_REVOKED: 'O certificado foi revogado. Substituí-lo.',
    CERT_WEAK_SIGNATURE_ALGORITHM: 'O certificado tem uma assinatura que os navegadores não aceitam mais, como SHA-1. Substituí-lo.',
    CERT_VALIDITY_TOO_LONG: 'O certificado é válido por mais tempo do que os navegadores aceitam. Substituí-lo.',
    SSL_VERSION_OR_CIPHER_MISMATCH:
      'O servidor não oferece nenhuma versão de TLS nem cifra que os navegadores aceitem. Ativar TLS 1.2 ou 1.3.',
    SSL_PROTOCOL_ERROR: 'A resposta do servidor não é TLS. Verificar a porta, e se é http em vez de https.',
  },
  noAnswer: 'O servidor respondeu sem documento. Usar a URL de uma página.',
  statusAlone: ({ status }) => `O servidor retornou ${status} e nenhuma página, então não há nada para auditar.`,
  redirectForbidden:
    'Esta URL redireciona para outra que não é permitida: só podem ser auditadas páginas públicas da web e as origens privadas permitidas ao iniciar.',
  leadsAside: 'A URL redireciona para algo que não é uma página http ou https.',
  brokenXml: 'O documento é XML malformado, então os navegadores mostram um erro.',
  unreadable: 'O processo da página retornou dados inválidos. Tentar de novo, ou sem JavaScript.',
  notRead: 'Não foi possível ler a página. Tentar de novo, ou sem JavaScript.',
  busy: 'A página carregou, mas não ficou pronta a tempo; um script pode mantê-la ocupada. Tentar de novo sem JavaScript ou aumentar o tempo limite.',
  tooMuch: 'A página tem mais conteúdo do que pode ser auditado. Auditar uma parte menor se ela tiver URL própria.',
  leaves: 'A página muda continuamente para outras URLs e não pôde ser lida. Usar a URL final.',
  noChromium:
    'Nenhum navegador encontrado. Executar “pageloupe install-browser” para instalar o Chromium testado, ou instalar o Google Chrome, o Edge ou o pacote chromium do sistema. Para um navegador em outro local, definir CHROMIUM_PATH.',
  root: 'O Chromium não pode executar sua sandbox como root. Executar como outro usuário, ou usar --no-sandbox (PAGELOUPE_NO_SANDBOX=1) se todas as páginas auditadas forem confiáveis.',
  noSandbox:
    'O Chromium não encontrou sandbox utilizável. No Ubuntu 23.10 e posteriores, inclusive nos runners do GitHub: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. No Docker: --security-opt seccomp=docs/use/ci/seccomp.json. Ou usar --no-sandbox (PAGELOUPE_NO_SANDBOX=1) se todas as páginas auditadas forem confiáveis.',
  noExecutable: ({ path }) =>
    `Não há navegador em ${path}. Corrigir CHROMIUM_PATH (ou --chromium do serviço), ou omiti-lo para usar um encontrado ou instalado: pageloupe install-browser`,
  noBrowser: ({ path, why }) =>
    `${path} não funciona como navegador${why === '' ? '' : ` (${why})`}. Se for um, talvez faltem bibliotecas do sistema (pageloupe install-browser --with-deps). Caso contrário, corrigir CHROMIUM_PATH (ou --chromium do serviço), ou omiti-lo para usar um encontrado ou instalado.`,
  proxy: {
    'log-in': ({ place }) =>
      `O proxy ${place} recusou o login (407). Verificar o nome de usuário e a senha em --proxy, e codificar os caracteres especiais, como # com %23.`,
    refused: ({ place, status }) =>
      `O proxy ${place} não abriu uma conexão com o servidor e respondeu com o status ${status}. Talvez ele não permita este host ou porta, ou não consiga acessá-lo.`,
    unreachable: ({ place }) =>
      `Não foi possível acessar o proxy ${place}. Verificar seu host e porta em --proxy, e se ele está em execução.`,
  },
  unsafePort: 'Os navegadores se recusam a abrir esta porta, porque ela pertence a outro protocolo. Usar outra, como 8080.',
  noTemporaryFolder: ({ folder }) =>
    `O Chromium precisa da pasta de arquivos temporários, ${folder}, e não consegue gravar nela. Criá-la, alterar suas permissões ou definir TMPDIR com outra.`,
  silentAtStart: 'iniciou, mas não respondeu.',
  hung: 'O navegador parou de responder e foi substituído, portanto nada se sabe sobre a página. Tentar de novo.',
  notStarted: ({ why }) => `O Chromium não iniciou: ${why}`,
};

export const authorityWords: typeof en.authorityWords = {
  file: ({ file, why }) => `Não é possível usar ${file}: ${why}`,
  none: 'não contém nenhum certificado em formato PEM (-----BEGIN CERTIFICATE-----). Para converter um binário: openssl x509 -inform der -in ca.cer -out ca.pem',
  broken: ({ index }) => `não é possível ler o certificado ${index} dele. Exportá-lo de novo.`,
  large: 'é maior que 1 MB. Indicar um arquivo só com os certificados das autoridades próprias.',
};

export const extractionWords: typeof en.extractionWords = {
  unread: 'O processo da página não retornou nenhum valor válido.',
  slowPage: 'A página não retornou seus valores a tempo.',
  noHtml: 'Não foi possível ler o código-fonte HTML da página.',
  slowExpression: ({ ms }) => `A expressão levou mais de ${durationInWords(ms)}. Simplificá-la.`,
};

export const pluginWords: typeof en.pluginWords = {
  tooSlow: ({ ms }) => `Não terminou em ${durationInWords(ms)}.`,
  givenUp: ({ failures }) => `Falhou em ${failures} páginas seguidas e não foi executado de novo.`,
  nonsense: 'Retornou uma mensagem inválida.',
  ended: 'Sua thread terminou.',
  typescript: 'esta versão do Node não executa TypeScript. Compilar o arquivo para JavaScript, ou usar o Node 22.18 ou posterior.',
};

export const warningWords: typeof en.warningWords = {
  'target-status': (status) => `O servidor retornou ${status}; este relatório descreve a página que ele enviou com esse status.`,
  'redirected-off-site': (host) => `A URL redireciona para outro site (${host}); este relatório descreve essa página.`,
  'went-on': (url) => `A página redirecionou por script ou meta refresh; este relatório descreve ${url}`,
  'requests-blocked': (count) =>
    `Solicitações da página bloqueadas: ${count}. Motivo: endereços privados, ou mais que o limite para uma página.`,
  'timeout-partial': () => 'O tempo da auditoria acabou; este relatório abrange o que foi lido até então.',
  'raw-html-unread': (why) => `Não foi possível ler o código-fonte HTML, então faltam as verificações que precisam dele: ${why}`,
  'bot-wall-suspected': () => 'O servidor parece ter enviado uma verificação contra bots em vez da página.',
  covered: (what) => `Uma sobreposição cobria a página durante esta visita, como um aviso de consentimento: ${what}`,
  'covered-alone': (what) =>
    `A página quase não tinha texto além do de uma sobreposição, como um aviso de consentimento; este relatório a descreve: ${what}`,
  'document-cut': () => 'O HTML foi interrompido antes do fim, ou não chegou a tempo; o que segue falta neste relatório.',
  'load-incomplete': () => 'A página não terminou de carregar; este relatório abrange o que havia carregado.',
  'dialogs-dismissed': (count) => `Caixas de diálogo abertas pela página foram fechadas (${count}).`,
  'popups-closed': (count) => `Janelas abertas pela página foram fechadas (${count}).`,
};

export const faultWords: typeof en.faultWords = {
  silent: ({ why }) => `O navegador não responde: ${why}`,
  reached: ({ route }) => `A proteção de saída falhou: uma página alcançou este computador por ${route}.`,
  unused: 'A proteção de saída não viu nenhuma solicitação: o navegador não usa o proxy dela.',
};

export const systemWords: typeof en.systemWords = {
  ENOENT: 'esse arquivo ou pasta não existe.',
  EISDIR: 'é uma pasta.',
  ENOTDIR: 'parte do caminho é um arquivo, não uma pasta.',
  ENAMETOOLONG: 'o nome é longo demais.',
  ELOOP: 'os links simbólicos formam um loop.',
  EACCES: 'permissão negada. Alterar as permissões ou executar como outro usuário.',
  EPERM: 'permissão negada. Alterar as permissões ou executar como outro usuário.',
  EMFILE: 'arquivos abertos demais. Fechar outros programas e tentar de novo.',
  ENOSPC: 'não há espaço no disco.',
  EROFS: 'o disco é somente leitura. Usar outra pasta.',
  ENOTSUP: 'não é possível criar arquivos ali. Usar outra pasta.',
  EEXIST: 'já existe um arquivo com esse nome.',
};

export const runWords: typeof en.runWords = {
  tooSlow: ({ ms }) => `A auditoria não terminou em ${durationInWords(ms)}.`,
  internal: ({ why }) => `O Pageloupe falhou: ${why}`,
  errorAtStart: ({ status }) =>
    `A página inicial respondeu com o status ${status}, por isso seus links não foram seguidos. Rastrear a partir da URL de uma página que funcione.`,
  rateLimited: ({ status, requested }) =>
    `Não foi possível verificar: o servidor limita as solicitações. Ele retornou ${status}${status === 429 ? ' (solicitações demais)' : ''} repetidamente, então ${requested ? 'o Pageloupe parou de solicitar esta página' : 'esta página não foi solicitada'}. Auditá-la de novo mais tarde.`,
};
