import type * as en from '../../en/server/batches.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const batches = (count: number) => amount(count, { one: 'lote', other: 'lotes' });

export const batchWords: typeof en.batchWords = {
  notReached: 'O lote foi cancelado antes de chegar a esta página.',
  damagedResult: 'Não é possível ler o resultado salvo desta página. Iniciar outro lote com ela.',
  damagedBatch:
    'O arquivo batch.json deste lote está danificado ou perdido. Restaurá-lo de um backup do serviço; para iniciar o lote de novo, usar outro Idempotency-Key.',
  noResults:
    'Depois de um minuto, nenhum worker tem um resultado deste lote. Verificar se pageloupe worker está em execução, com esta fila e o prefixo dela, e o mesmo --data ou --store-url deste serviço.',
  endsProcess: 'O Pageloupe foi encerrado inesperadamente todas as vezes que auditou esta página.',
  queueNeedsStore:
    'Processos que compartilham uma fila (--queue-url) precisam de um lugar para os resultados que todos possam acessar: uma pasta (--data) ou PostgreSQL (--store-url).',
  workerNeedsQueue: 'Um worker e um serviço com --no-worker precisam de uma fila acessível a ambos: indicar --queue-url.',
  unknownStore: ({ url }) => `O armazenamento ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… não é suportado. Usar postgres:// ou omitir --store-url.`,
  storeInUse:
    'Outro serviço usa este armazenamento (--store-url). Dar a cada um a mesma fila (--queue-url, --queue-prefix), ou encerrar o outro.',
  storeAway: ({ why }) => `O armazenamento (--store-url) não funciona: ${why}`,
  workerStuck: 'Nenhuma página foi concluída em dez minutos.',
  unknownQueue: ({ url }) =>
    `A fila ${/^[a-z+-]+:/.exec(url)?.[0] ?? ''}… não é suportada. Usar redis://, rediss:// ou postgres://, ou omitir --queue-url.${/^[a-z+-]*sentinel/.test(url) ? ' Com Sentinel, usar um nome ou proxy que leve ao primário atual.' : ''}`,
  runName: ({ hosts, pages }) => `${hosts.length === 1 ? hosts[0] : `${number(hosts.length)} hosts`}, ${pagesOf(pages)}`,
  queueAway: ({ why }) => `A fila (--queue-url) não funciona: ${why}`,
  folderInUse: ({ folder, pid, file }) =>
    `A pasta de dados ${folder} está em uso pelo processo ${pid}. Encerrá-lo, dar a ambos a mesma fila (--queue-url, --queue-prefix) ou escolher outra pasta. Se esse processo não for o Pageloupe, excluir ${file}.`,
  hostRefuses: ({ host, at }) =>
    `${host} pede menos solicitações (429 ou 503). As páginas dele continuam em ${new Date(at).toISOString()}.`,
  badFolder: ({ folder, why }) => `Não é possível usar a pasta de dados ${folder}: ${why}`,
  fullDisk: 'Não há mais espaço no disco da pasta de dados (--data). Liberar espaço ou excluir lotes.',
  fullDatabase: 'Não há mais espaço no disco do banco de dados (--store-url). Liberar espaço ou excluir lotes.',
  fullMemory: 'A memória para lotes está cheia. Excluir lotes ou iniciar o serviço com --data <pasta>.',
};

export const batchFaults: typeof en.batchFaults = {
  noObject: 'O corpo deve ser um objeto JSON, como {"urls": ["https://example.com/"]}.',
  oneSource: 'Indicar um entre urls, sitemap e crawl.',
  crawlObject: 'Deve ser um objeto como {"url": "https://example.com/", "limit": 500}.',
  globs: ({ most, length }) =>
    `Deve ser um array de até ${number(most)} globs como /blog/**, cada um com até ${number(length)} caracteres. Expressões regulares (/…/) não são aceitas aqui.`,
  noList: 'Deve ser um array de strings.',
  noUrls: 'Indicar ao menos uma URL.',
  tooManyUrls: ({ count, most }) =>
    `Um lote pode ter até ${number(most)} URLs, não ${number(count)}. Dividir a lista ou iniciar o serviço com um valor maior de --batch-pages.`,
  tooManyBatches: ({ most, isKey }) =>
    `${isKey ? 'Esta chave' : 'Este serviço'} já tem ${batches(most)} sem terminar, o máximo permitido (--open-batches). Esperar um terminar ou cancelar um.`,
  tooManyOpenPages: ({ open, pages, most, isKey }) =>
    `Este lote tem ${number(pages)} URLs, e os lotes${isKey ? ' desta chave' : ''} sem terminar têm ${number(open)}; juntos podem ter ${number(most)} (--open-pages). Esperar um terminar ou cancelar um.`,
  emptySitemap: ({ notes }) => `Não foi possível ler nenhuma página do sitemap. ${notes.join(' ')}`.trim(),
  webhookObject: 'Deve ser um objeto com url e secret.',
  webhookUrl: ({ most }) =>
    `O webhook precisa de uma URL completa de no máximo ${most} caracteres, sem nome de usuário nem senha, como https://hooks.example.com/pageloupe.`,
  webhookScheme: 'Webhooks exigem https, exceto para as origens com que o serviço foi iniciado (--allow-webhooks).',
  webhookForbidden: 'Webhooks só são enviados a hosts públicos e às origens com que o serviço foi iniciado (--allow-webhooks).',
  secret: 'Usar Base64 de 24 a 64 bytes aleatórios, com ou sem whsec_, por exemplo: openssl rand -base64 32',
  idempotencyKey: 'Usar de 1 a 200 caracteres ASCII visíveis.',
  documentTooLarge: ({ pages, most }) =>
    `Relatórios HTML e PDF podem ter até ${pagesOf(most)}, e este lote tem ${number(pages)}. Usar csv ou ndjson.`,
  bodyTooLarge: ({ megabytes }) => `O corpo da solicitação pode ter até ${megabytes} MB. Dividir a lista ou usar um sitemap.`,
};
