import type { databaseWords as en } from '../../en/server/database.ts';

export const databaseWords: typeof en = {
  grants: ({ why, role, database }) =>
    `${why}. Le rôle a besoin de ses schémas. En tant qu’administrateur de la base de données : GRANT CREATE ON DATABASE ${database} TO ${role}; ou CREATE SCHEMA pageloupe AUTHORIZATION ${role}; CREATE SCHEMA bullmq AUTHORIZATION ${role}; ou créer les tables pour lui : pageloupe migrate --role ${role}, avec --store-url et --queue-url d’un administrateur`,
  missingGrants: ({ grants, role }) =>
    `Il manque des droits au rôle. En tant qu’administrateur de la base de données : ${grants.map((grant) => `GRANT ${grant} TO ${role};`).join(' ')} ou tous avec : pageloupe migrate --role ${role}, avec --store-url et --queue-url d’un administrateur`,
  migrateWhat:
    'Seul PostgreSQL a des tables à créer : pageloupe migrate --store-url postgres://…, et --queue-url si la file d’attente est aussi dans PostgreSQL.',
  migrated: 'Les tables sont celles de cette version.',
  nothingMissing: 'Il ne manque rien dans cette base de données.',
  notMigrated: ({ why }) => `Les tables n’ont pas pu être créées ou mises à jour : ${why}`,
  pooler: ({ why }) =>
    `${why}. Un gestionnaire de connexions comme pgbouncer ne transmet pas nos paramètres, ou donne une autre connexion à chaque transaction. Se connecter directement à PostgreSQL, avec une URL sans options.`,
  readOnly: ({ why }) => `${why}. C’est un réplica, ou un serveur en lecture seule : utiliser le serveur primaire.`,
  otherSearchPath: 'Le chemin de recherche (search_path) de nos connexions n’est pas celui que nous avons demandé',
  sharedConnections: 'Les instructions d’une même connexion arrivent à des processus différents du serveur',
  badUrl: ({ scheme }) =>
    `Ce n’est pas une URL comme ${scheme}://user:password@host. Écrire les caractères spéciaux du mot de passe sous la forme %23 (#), %2F (/), %3A (:), %40 (@).`,
  noAnswer: 'Le serveur ne répond pas, ou a fermé la connexion',
  advice: {
    ECONNREFUSED: 'Démarrer le serveur, ou corriger l’hôte et le port dans l’URL.',
    ENOTFOUND: 'Corriger l’hôte dans l’URL.',
    EAI_AGAIN: 'Corriger l’hôte dans l’URL, ou vérifier le DNS de cette machine.',
    ETIMEDOUT: 'Corriger l’hôte et le port dans l’URL, ou autoriser la connexion dans le pare-feu.',
    '28P01': 'Corriger l’utilisateur et le mot de passe dans l’URL.',
    '28000': 'Corriger l’utilisateur dans l’URL, ou l’autoriser depuis cette machine dans pg_hba.conf.',
    '3D000': 'Créer la base de données, ou corriger son nom dans l’URL.',
    '42704': 'Créer d’abord le rôle (CREATE ROLE), ou corriger son nom dans --role.',
    SELF_SIGNED_CERT_IN_CHAIN:
      'Démarrer avec NODE_EXTRA_CA_CERTS=FICHIER, un fichier qui contient le certificat de son autorité (PEM) ; --ca ne s’applique pas à ce serveur.',
  },
  badPrefix: 'Utiliser des lettres, des chiffres et . : _ -, avec un hash tag au plus, comme {pageloupe}.',
  redisCluster:
    'Ce Redis est un cluster, et BullMQ a besoin de toutes les clés de la file d’attente sur un seul serveur. Utiliser un Redis sans mode cluster, ou PostgreSQL.',
  redisSentinel:
    'C’est un Redis Sentinel, qui ne contient pas de données, et lui demander le nœud primaire n’est pas pris en charge. Utiliser redis:// avec un nom ou un proxy qui mène au nœud primaire actuel.',
  redisReplica: 'Ce Redis est un réplica, qui n’accepte pas de tâches. Utiliser l’URL de son nœud primaire.',
  redisEviction: ({ policy }) =>
    `Ce Redis a la maxmemory-policy ${policy} et peut donc supprimer des tâches. La modifier : CONFIG SET maxmemory-policy noeviction, et de même dans redis.conf.`,
  redisDatabase: ({ why }) => `${why}. Corriger le numéro de la base de données à la fin de l’URL, ou l’omettre.`,
  redisGrants: ({ why, prefix }) =>
    `${why}. L’utilisateur de la file d’attente a besoin de : ACL SETUSER <utilisateur> ~${prefix}:* &* +@all -@dangerous +info`,
};
