import type { databaseWords as en } from '../../en/server/database.ts';

export const databaseWords: typeof en = {
  grants: ({ why, role, database }) =>
    `${why}. El rol necesita sus esquemas. Como administrador de la base de datos: GRANT CREATE ON DATABASE ${database} TO ${role}; o CREATE SCHEMA pageloupe AUTHORIZATION ${role}; CREATE SCHEMA bullmq AUTHORIZATION ${role}; o crear las tablas para él: pageloupe migrate --role ${role}, con --store-url y --queue-url de un administrador`,
  missingGrants: ({ grants, role }) =>
    `Al rol le faltan permisos. Como administrador de la base de datos: ${grants.map((grant) => `GRANT ${grant} TO ${role};`).join(' ')} o todos con: pageloupe migrate --role ${role}, con --store-url y --queue-url de un administrador`,
  migrateWhat:
    'Solo PostgreSQL tiene tablas que crear: pageloupe migrate --store-url postgres://…, y --queue-url si también la cola está en PostgreSQL.',
  migrated: 'Las tablas son las de esta versión.',
  nothingMissing: 'En esta base de datos no falta nada.',
  notMigrated: ({ why }) => `No se pudieron crear o actualizar las tablas: ${why}`,
  pooler: ({ why }) =>
    `${why}. Un agrupador de conexiones como pgbouncer no transmite nuestra configuración, o asigna otra conexión a cada transacción. Conectar directamente con PostgreSQL, con una URL sin opciones.`,
  readOnly: ({ why }) => `${why}. Es una réplica o un servidor de solo lectura: usar el servidor primario.`,
  otherSearchPath: 'La ruta de búsqueda de nuestras conexiones no es la que solicitamos',
  sharedConnections: 'Las sentencias de una misma conexión llegan a distintos procesos del servidor',
  badUrl: ({ scheme }) =>
    `No es una URL como ${scheme}://user:password@host. Escribir los caracteres especiales de la contraseña como %23 (#), %2F (/), %3A (:), %40 (@).`,
  noAnswer: 'El servidor no responde, o ha cerrado la conexión',
  advice: {
    ECONNREFUSED: 'Iniciar el servidor, o corregir el host y el puerto de la URL.',
    ENOTFOUND: 'Corregir el host de la URL.',
    EAI_AGAIN: 'Corregir el host de la URL o comprobar el DNS de este equipo.',
    ETIMEDOUT: 'Corregir el host y el puerto de la URL, o permitir la conexión en el firewall.',
    '28P01': 'Corregir el usuario y la contraseña de la URL.',
    '28000': 'Corregir el usuario de la URL o permitirlo desde este equipo en pg_hba.conf.',
    '3D000': 'Crear la base de datos o corregir su nombre en la URL.',
    '42704': 'Crear primero el rol (CREATE ROLE) o corregir su nombre en --role.',
    SELF_SIGNED_CERT_IN_CHAIN:
      'Iniciar con NODE_EXTRA_CA_CERTS=ARCHIVO, un archivo con el certificado de su autoridad (PEM); --ca no se aplica a este servidor.',
  },
  badPrefix: 'Usar letras, dígitos y . : _ -, con un hash tag como máximo, por ejemplo {pageloupe}.',
  redisCluster:
    'Este Redis es un clúster, y BullMQ necesita todas las claves de la cola en un solo servidor. Usar un Redis sin modo clúster, o PostgreSQL.',
  redisSentinel:
    'Esto es un Redis Sentinel, que no guarda datos, y no se admite preguntarle por el primario. Usar redis:// con un nombre o un proxy que lleve al primario actual.',
  redisReplica: 'Este Redis es una réplica, que no acepta trabajos. Usar la URL de su primario.',
  redisEviction: ({ policy }) =>
    `Este Redis tiene maxmemory-policy ${policy}, así que puede eliminar trabajos. Cambiarlo: CONFIG SET maxmemory-policy noeviction, y lo mismo en redis.conf.`,
  redisDatabase: ({ why }) => `${why}. Corregir el número de la base de datos al final de la URL, u omitirlo.`,
  redisGrants: ({ why, prefix }) => `${why}. El usuario de la cola necesita: ACL SETUSER <usuario> ~${prefix}:* &* +@all -@dangerous +info`,
};
