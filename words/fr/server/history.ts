import type * as en from '../../en/server/history.ts';

export const historyWords: typeof en.historyWords = {
  newerDatabase: ({ version, known }) =>
    `La base de données est en version ${version}, mais cette version de Pageloupe ne connaît que la ${known}. Mettre Pageloupe à jour, ou choisir une autre base de données.`,
  badFile: ({ file, why }) => `Impossible d’ouvrir l’historique ${file} : ${why}`,
  damaged: ({ file, why }) =>
    `L’historique ${file} est endommagé (${why}). Restaurer une sauvegarde, ou le déplacer avec ${file}-wal : les exécutions enregistrées des sites et les planifications sont alors perdues.`,
  inUse: ({ folder, pid, file }) =>
    `Un autre service (processus ${pid}) tient l’historique des sites dans ${folder}, et un seul peut le faire. L’arrêter, ou démarrer tous les services qui partagent la file d’attente avec --store-url postgres://user:password@host/database. Si ce processus n’est pas Pageloupe, supprimer ${file}.`,
  databaseAway: ({ why }) => `PostgreSQL (--store-url) est injoignable : ${why}`,
  full: 'Il n’y a plus d’espace pour l’historique. Libérer de l’espace sur le disque du dossier de données (--data) ou de la base de données (--store-url), ou supprimer des lots.',
  databaseFault: ({ why }) => `La base de données de l’historique (--store-url) ne fonctionne pas : ${why}`,
  tablesRefused: ({ why }) => `PostgreSQL (--store-url) a refusé de créer ou de modifier les tables : ${why}`,
  unknownStore: ({ url }) =>
    `Le stockage ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… n’est pas pris en charge. Utiliser postgres://, ou omettre --store-url pour SQLite dans le dossier de données.`,
};

export const scheduleWords: typeof en.scheduleWords = {
  stillRunning: 'L’exécution précédente était encore en cours ; celle-ci a donc été sautée.',
  keyRevoked:
    'La clé qui a créé cette planification a été révoquée ; rien n’a donc été lancé. Supprimer la planification, ou la créer avec une autre clé.',
};

export const historyFaults: typeof en.historyFaults = {
  cron: 'Utiliser une expression cron à cinq champs (minute, heure, jour, mois, jour de la semaine), comme « 0 3 * * * » pour chaque nuit à trois heures, ou @daily.',
  never: 'Cette expression cron n’arrive jamais à échéance.',
  timeZone: 'Utiliser un fuseau horaire de la base IANA, comme Europe/Berlin.',
  key: 'Doit être une clé comme pageloupe_…',
  wrongKey: 'Cette clé n’est pas valide : elle est mal écrite ou a été révoquée.',
  noPages: 'Aucune page du site n’a été enregistrée à sa dernière exécution.',
};

export const roleWords: typeof en.roleWords = {
  tooLittle: ({ role, needed }) =>
    `Cette clé a le rôle ${role} ; il faut ici ${needed}. Créer une clé avec « pageloupe keys create <nom> --role ${needed} --key-file <fichier> ».`,
};
