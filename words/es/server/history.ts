import type * as en from '../../en/server/history.ts';

export const historyWords: typeof en.historyWords = {
  newerDatabase: ({ version, known }) =>
    `La base de datos tiene la versión ${version}, pero esta versión de Pageloupe solo conoce la ${known}. Actualizar Pageloupe o elegir otra base de datos.`,
  badFile: ({ file, why }) => `No se puede abrir el historial ${file}: ${why}`,
  damaged: ({ file, why }) =>
    `El historial ${file} está dañado (${why}). Restaurar una copia de seguridad, o moverlo a otro lugar junto con ${file}-wal: se pierden entonces las ejecuciones guardadas de los sitios y las programaciones.`,
  inUse: ({ folder, pid, file }) =>
    `Otro servicio (proceso ${pid}) guarda el historial de los sitios en ${folder}, y solo puede hacerlo uno. Detenerlo, o iniciar todos los servicios que comparten la cola con --store-url postgres://user:password@host/database. Si ese proceso no es Pageloupe, eliminar ${file}.`,
  databaseAway: ({ why }) => `No se puede acceder a PostgreSQL (--store-url): ${why}`,
  full: 'No queda espacio para el historial. Liberar espacio en el disco de la carpeta de datos (--data) o de la base de datos (--store-url), o eliminar lotes.',
  databaseFault: ({ why }) => `La base de datos del historial (--store-url) no funciona: ${why}`,
  tablesRefused: ({ why }) => `PostgreSQL (--store-url) se negó a crear o cambiar las tablas: ${why}`,
  unknownStore: ({ url }) =>
    `El almacén ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… no se admite. Usar postgres://, u omitir --store-url para usar SQLite en la carpeta de datos.`,
};

export const scheduleWords: typeof en.scheduleWords = {
  stillRunning: 'La ejecución anterior aún estaba en curso, así que esta se omitió.',
  keyRevoked:
    'La clave que creó esta programación fue revocada, así que no se inició nada. Eliminar la programación o crearla con otra clave.',
};

export const historyFaults: typeof en.historyFaults = {
  cron: 'Usar una expresión cron de cinco campos (minuto, hora, día, mes, día de la semana), como «0 3 * * *» para todas las noches a las tres, o @daily.',
  never: 'Esta expresión cron nunca se cumple.',
  timeZone: 'Usar una zona horaria de la base de datos IANA, como Europe/Berlin.',
  key: 'Debe ser una clave como pageloupe_…',
  wrongKey: 'Esta clave no es válida: está mal escrita o fue revocada.',
  noPages: 'En la última ejecución no se guardó ninguna página del sitio.',
};

export const roleWords: typeof en.roleWords = {
  tooLittle: ({ role, needed }) =>
    `Esta clave tiene el rol ${role}; para esto se necesita ${needed}. Crear una clave con «pageloupe keys create <nombre> --role ${needed} --key-file <archivo>».`,
};
