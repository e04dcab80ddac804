/** What is wrong with a PostgreSQL or Redis, and what mends it. */

export const databaseWords = {
  /** What an administrator runs. `role` and `database` are those of the URL. */
  grants: ({ why, role, database }: { why: string; role: string; database: string }) =>
    `${why}. The role needs its schemas. As an administrator of the database: GRANT CREATE ON DATABASE ${database} TO ${role}; or CREATE SCHEMA pageloupe AUTHORIZATION ${role}; CREATE SCHEMA bullmq AUTHORIZATION ${role}; or create the tables for it: pageloupe migrate --role ${role}, with --store-url and --queue-url of an administrator`,
  missingGrants: ({ grants, role }: { grants: readonly string[]; role: string }) =>
    `The role lacks rights. As an administrator of the database: ${grants.map((grant) => `GRANT ${grant} TO ${role};`).join(' ')} or all of them with: pageloupe migrate --role ${role}, with --store-url and --queue-url of an administrator`,
  migrateWhat:
    'Only PostgreSQL has tables to create: pageloupe migrate --store-url postgres://…, and --queue-url if PostgreSQL holds the queue, too.',
  migrated: 'The tables are those of this version.',
  /** One line: it is a comment in SQL. */
  nothingMissing: 'Nothing is missing in this database.',
  notMigrated: ({ why }: { why: string }) => `The tables could not be created or updated: ${why}`,
  pooler: ({ why }: { why: string }) =>
    `${why}. A connection pooler such as pgbouncer does not pass on our settings, or gives each transaction another connection. Connect to PostgreSQL directly, with a URL without options.`,
  readOnly: ({ why }: { why: string }) => `${why}. This is a replica, or read-only: use the primary server.`,
  otherSearchPath: 'The search path of our connections is not the one we requested',
  sharedConnections: 'Statements of one connection reach different server processes',
  badUrl: ({ scheme }: { scheme: string }) =>
    `This is not a URL such as ${scheme}://user:password@host. Write special characters of the password as %23 (#), %2F (/), %3A (:), %40 (@).`,
  /** Instead of what a client library says; advice follows. */
  noAnswer: 'The server does not answer, or has ended the connection',
  /** By code of the system or of PostgreSQL. Redis' codes have the advice of another one. */
  advice: {
    ECONNREFUSED: 'Start the server, or correct host and port in the URL.',
    ENOTFOUND: 'Correct the host in the URL.',
    EAI_AGAIN: 'Correct the host in the URL, or check the DNS of this machine.',
    ETIMEDOUT: 'Correct host and port in the URL, or allow the connection in the firewall.',
    '28P01': 'Correct user and password in the URL.',
    '28000': 'Correct the user in the URL, or allow it from this machine in pg_hba.conf.',
    '3D000': 'Create the database, or correct its name in the URL.',
    '42704': 'Create the role first (CREATE ROLE), or correct its name in --role.',
    SELF_SIGNED_CERT_IN_CHAIN:
      'Start with NODE_EXTRA_CA_CERTS=FILE, a file with the certificate of its authority (PEM); --ca does not cover this server.',
  } as Readonly<Record<string, string>>,
  badPrefix: 'Use letters, digits and . : _ -, with at most one hash tag, such as {pageloupe}.',
  redisCluster:
    'This Redis is a cluster, and BullMQ needs all keys of the queue on one server. Use a Redis without cluster mode, or PostgreSQL.',
  redisSentinel:
    'This is a Redis Sentinel, which holds no data, and asking one for the primary is not supported. Use redis:// with a name or proxy that leads to the current primary.',
  redisReplica: 'This Redis is a replica, which accepts no jobs. Use the URL of its primary.',
  redisEviction: ({ policy }: { policy: string }) =>
    `This Redis has maxmemory-policy ${policy}, so it may delete jobs. Set it: CONFIG SET maxmemory-policy noeviction, and the same in redis.conf.`,
  redisDatabase: ({ why }: { why: string }) => `${why}. Correct the number of the database at the end of the URL, or omit it.`,
  redisGrants: ({ why, prefix }: { why: string; prefix: string }) =>
    `${why}. The user of the queue needs: ACL SETUSER <user> ~${prefix}:* &* +@all -@dangerous +info`,
};
