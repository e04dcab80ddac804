import type { databaseWords as en } from '../../en/server/database.ts';

export const databaseWords: typeof en = {
  grants: ({ why, role, database }) =>
    `${why}. Die Rolle braucht ihre Schemas. Als Administrator der Datenbank: GRANT CREATE ON DATABASE ${database} TO ${role}; oder CREATE SCHEMA pageloupe AUTHORIZATION ${role}; CREATE SCHEMA bullmq AUTHORIZATION ${role}; oder die Tabellen für sie anlegen: pageloupe migrate --role ${role}, mit --store-url und --queue-url eines Administrators`,
  missingGrants: ({ grants, role }) =>
    `Der Rolle fehlen Rechte. Als Administrator der Datenbank: ${grants.map((grant) => `GRANT ${grant} TO ${role};`).join(' ')} oder alle mit: pageloupe migrate --role ${role}, mit --store-url und --queue-url eines Administrators`,
  migrateWhat:
    'Nur bei PostgreSQL sind Tabellen anzulegen: pageloupe migrate --store-url postgres://…, und --queue-url, wenn auch die Warteschlange in PostgreSQL liegt.',
  migrated: 'Die Tabellen sind auf dem Stand dieser Version.',
  nothingMissing: 'In dieser Datenbank fehlt nichts.',
  notMigrated: ({ why }) => `Die Tabellen konnten nicht angelegt oder aktualisiert werden: ${why}`,
  pooler: ({ why }) =>
    `${why}. Ein Connection-Pooler wie pgbouncer gibt unsere Einstellungen nicht weiter oder gibt jeder Transaktion eine andere Verbindung. Direkt mit PostgreSQL verbinden, mit einer URL ohne Optionen.`,
  readOnly: ({ why }) => `${why}. Das ist ein Replikat oder schreibgeschützt: den Primärserver verwenden.`,
  otherSearchPath: 'Der Suchpfad unserer Verbindungen ist nicht der angeforderte',
  sharedConnections: 'Anweisungen einer Verbindung erreichen verschiedene Serverprozesse',
  badUrl: ({ scheme }) =>
    `Das ist keine URL wie ${scheme}://user:password@host. Sonderzeichen des Passworts als %23 (#), %2F (/), %3A (:), %40 (@) schreiben.`,
  noAnswer: 'Der Server antwortet nicht oder hat die Verbindung beendet',
  advice: {
    ECONNREFUSED: 'Den Server starten oder Host und Port in der URL korrigieren.',
    ENOTFOUND: 'Den Host in der URL korrigieren.',
    EAI_AGAIN: 'Den Host in der URL korrigieren oder das DNS dieses Rechners prüfen.',
    ETIMEDOUT: 'Host und Port in der URL korrigieren oder die Verbindung in der Firewall erlauben.',
    '28P01': 'Benutzer und Passwort in der URL korrigieren.',
    '28000': 'Den Benutzer in der URL korrigieren oder ihn in pg_hba.conf für diesen Rechner zulassen.',
    '3D000': 'Die Datenbank anlegen oder ihren Namen in der URL korrigieren.',
    '42704': 'Zuerst die Rolle anlegen (CREATE ROLE) oder ihren Namen in --role korrigieren.',
    SELF_SIGNED_CERT_IN_CHAIN:
      'Mit NODE_EXTRA_CA_CERTS=DATEI starten, einer Datei mit dem Zertifikat seiner Zertifizierungsstelle (PEM); --ca gilt für diesen Server nicht.',
  },
  badPrefix: 'Buchstaben, Ziffern und . : _ - verwenden, mit höchstens einem Hash-Tag, etwa {pageloupe}.',
  redisCluster:
    'Dieses Redis ist ein Cluster, und BullMQ braucht alle Schlüssel der Warteschlange auf einem Server. Ein Redis ohne Cluster-Modus oder PostgreSQL verwenden.',
  redisSentinel:
    'Das ist ein Redis Sentinel; es enthält keine Daten, und den Primary bei ihm zu erfragen, wird nicht unterstützt. redis:// mit einem Namen oder Proxy verwenden, der zum aktuellen Primary führt.',
  redisReplica: 'Dieses Redis ist ein Replikat, das keine Jobs annimmt. Die URL seines Primary verwenden.',
  redisEviction: ({ policy }) =>
    `Dieses Redis hat maxmemory-policy ${policy} und kann daher Jobs löschen. Ändern: CONFIG SET maxmemory-policy noeviction, und dasselbe in redis.conf.`,
  redisDatabase: ({ why }) => `${why}. Die Nummer der Datenbank am Ende der URL korrigieren oder weglassen.`,
  redisGrants: ({ why, prefix }) =>
    `${why}. Der Benutzer der Warteschlange braucht: ACL SETUSER <Benutzer> ~${prefix}:* &* +@all -@dangerous +info`,
};
