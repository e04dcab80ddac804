import type { databaseWords as en } from '../../en/server/database.ts';

export const databaseWords: typeof en = {
  grants: ({ why, role, database }) =>
    `${why}. O papel precisa de seus esquemas. Como administrador do banco de dados: GRANT CREATE ON DATABASE ${database} TO ${role}; ou CREATE SCHEMA pageloupe AUTHORIZATION ${role}; CREATE SCHEMA bullmq AUTHORIZATION ${role}; ou criar as tabelas para ele: pageloupe migrate --role ${role}, com --store-url e --queue-url de um administrador`,
  missingGrants: ({ grants, role }) =>
    `Faltam permissões ao papel. Como administrador do banco de dados: ${grants.map((grant) => `GRANT ${grant} TO ${role};`).join(' ')} ou todas com: pageloupe migrate --role ${role}, com --store-url e --queue-url de um administrador`,
  migrateWhat:
    'Só o PostgreSQL tem tabelas a criar: pageloupe migrate --store-url postgres://…, e --queue-url se a fila também estiver no PostgreSQL.',
  migrated: 'As tabelas são as desta versão.',
  nothingMissing: 'Não falta nada neste banco de dados.',
  notMigrated: ({ why }) => `Não foi possível criar ou atualizar as tabelas: ${why}`,
  pooler: ({ why }) =>
    `${why}. Um pool de conexões como o pgbouncer não repassa nossas configurações, ou dá a cada transação outra conexão. Conectar diretamente ao PostgreSQL, com uma URL sem opções.`,
  readOnly: ({ why }) => `${why}. Esta é uma réplica, ou somente leitura: usar o servidor primário.`,
  otherSearchPath: 'O caminho de pesquisa das nossas conexões não é o que solicitamos',
  sharedConnections: 'As instruções de uma mesma conexão chegam a processos diferentes do servidor',
  badUrl: ({ scheme }) =>
    `Isto não é uma URL como ${scheme}://user:password@host. Escrever os caracteres especiais da senha como %23 (#), %2F (/), %3A (:), %40 (@).`,
  noAnswer: 'O servidor não responde, ou encerrou a conexão',
  advice: {
    ECONNREFUSED: 'Iniciar o servidor, ou corrigir o host e a porta na URL.',
    ENOTFOUND: 'Corrigir o host na URL.',
    EAI_AGAIN: 'Corrigir o host na URL ou verificar o DNS deste computador.',
    ETIMEDOUT: 'Corrigir o host e a porta na URL, ou permitir a conexão no firewall.',
    '28P01': 'Corrigir o usuário e a senha na URL.',
    '28000': 'Corrigir o usuário na URL, ou permiti-lo a partir deste computador em pg_hba.conf.',
    '3D000': 'Criar o banco de dados, ou corrigir o nome dele na URL.',
    '42704': 'Criar primeiro o papel (CREATE ROLE), ou corrigir o nome dele em --role.',
    SELF_SIGNED_CERT_IN_CHAIN:
      'Iniciar com NODE_EXTRA_CA_CERTS=ARQUIVO, um arquivo com o certificado da autoridade dele (PEM); --ca não vale para este servidor.',
  },
  badPrefix: 'Usar letras, algarismos e . : _ -, com no máximo uma hash tag, como {pageloupe}.',
  redisCluster:
    'Este Redis é um cluster, e o BullMQ precisa de todas as chaves da fila em um só servidor. Usar um Redis sem modo cluster, ou PostgreSQL.',
  redisSentinel:
    'Este é um Redis Sentinel, que não guarda dados, e perguntar a ele pelo primário não é suportado. Usar redis:// com um nome ou proxy que leve ao primário atual.',
  redisReplica: 'Este Redis é uma réplica, que não aceita tarefas. Usar a URL do primário.',
  redisEviction: ({ policy }) =>
    `Este Redis tem maxmemory-policy ${policy}, então pode excluir tarefas. Alterar: CONFIG SET maxmemory-policy noeviction, e o mesmo em redis.conf.`,
  redisDatabase: ({ why }) => `${why}. Corrigir o número do banco de dados no fim da URL, ou omiti-lo.`,
  redisGrants: ({ why, prefix }) => `${why}. O usuário da fila precisa de: ACL SETUSER <usuário> ~${prefix}:* &* +@all -@dangerous +info`,
};
