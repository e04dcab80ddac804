import type { settingsPageWords as en } from '../../en/app/settings-page.ts';
import { spanish } from '../spanish.ts';
import { requestFailures } from './request-failures.ts';

const { amount, and, bytes: bytesText, date, number } = spanish;
const quoted = (lines: string[]) => and(lines.map((line) => `«${line}»`));

export const settingsPageWords: typeof en = {
  title: 'Configuración',
  requestFailures,
  reading: 'Leyendo la configuración guardada…',
  note: 'Los cambios se guardan automáticamente en este dispositivo.',
  audits: {
    title: 'Auditorías',
    intent: '¿Qué deben hacer los buscadores con una página?',
    intentHelp: 'El valor por defecto para auditorías nuevas. Se puede cambiar en cada página.',
    rate: 'Velocidad al comprobar enlaces',
    rateHelp: 'Cuántas solicitudes se hacen a la vez, en total y por servidor.',
    parallel: 'Páginas auditadas a la vez en nuevas auditorías en bloque',
    parallelHelp: 'Con más páginas va más rápido, pero carga más el equipo y el sitio.',
    badge: 'Mostrar en el icono de la barra de herramientas el número de comprobaciones no superadas',
    badgeHelp:
      'En los sitios permitidos, cuando una página se ha cargado. Solo se lee la página, no se solicita nada, así que no se cuentan las comprobaciones del servidor.',
    snapshots: 'Guardar una captura de cada página auditada',
    snapshotsHelp: ({ ofPage, megabytes }) =>
      `Muestra qué cambió al auditar la página de nuevo. Solo en este dispositivo: las últimas ${number(ofPage)} de cada página, hasta ${number(megabytes)} MB en total; primero se eliminan las más antiguas. Ninguna en ventanas privadas.`,
  },
  looks: {
    title: 'Apariencia y favoritos',
    language: 'Idioma',
    browserLanguage: 'El del navegador',
    appearance: 'Apariencia',
    appearances: { system: 'Sistema', light: 'Clara', dark: 'Oscura' },
    favorites: 'Herramientas favoritas',
    favorite: 'Añadir una herramienta favorita',
    choose: 'Elegir una herramienta…',
    favoriteHelp: 'Las favoritas van primero en la lista de herramientas. También se puede marcar una herramienta con la estrella.',
    remove: ({ tool }) => `Quitar de favoritos: ${tool}`,
  },
  reports: {
    title: 'Informes propios',
    note: 'Para PDF, archivos HTML e informes impresos.',
    cover: 'Título',
    coverDefault: 'Auditoría de búsqueda y preparación para la IA',
    agency: 'Nombre de la agencia',
    none: 'Ninguno',
    color: 'Color',
    language: 'Idioma',
    ownLanguage: 'El de Pageloupe',
    logo: 'Logotipo: PNG o JPEG, hasta 1 MB',
    logoAlt: 'Logotipo propio',
    removeLogo: 'Quitar el logotipo',
    paper: 'Papel',
    papers: { a4: 'A4', letter: 'Carta (EE. UU.)' },
    annex: 'Los PDF de auditorías en bloque incluyen cada comprobación de cada página',
    preview: 'Vista previa',
    sample: 'Título de la página o nombre de la auditoría',
    reset: 'Restablecer',
    saved: 'Guardado para el próximo informe.',
    unsaved: ({ error }) => `No se pudo guardar. ${error}`,
    logoStays: ({ problem }) => `${problem} Se conserva el logotipo anterior.`,
    problems: {
      empty: ({ name }) => `«${name}» está vacío.`,
      large: ({ name, bytes }) =>
        `«${name}» ocupa ${bytesText(bytes)}; el límite para un logotipo es 1 MB. Guardar una versión más pequeña.`,
      type: ({ name }) => `«${name}» no es una imagen PNG ni JPEG. Guardar el logotipo como PNG y elegir ese archivo.`,
      damaged: ({ name }) => `«${name}» no se puede mostrar: el archivo está dañado. Guardarlo de nuevo.`,
      wide: ({ name, width, height, most }) =>
        `«${name}» mide ${number(width)} × ${number(height)} píxeles; el límite es ${number(most)} en cada dirección.`,
      unread: ({ error }) => error,
    },
  },
  shortcuts: {
    title: 'Atajos de teclado',
    opens: {
      popup: 'Auditar esta página en la ventana emergente',
      panel: 'Abrir el panel lateral',
      bulk: 'Abrir las auditorías en bloque',
    },
    unset: 'Sin definir',
    change: 'Cambiar los atajos',
  },
  lists: {
    title: 'Listas propias',
    note: 'Las auditorías nuevas usan estas listas, y los hallazgos dicen cuándo se basan en ellas.',
    agents: 'Rastreadores que probar con robots.txt',
    genericTexts: 'Textos de enlace genéricos',
    help: {
      agents:
        'Un nombre por línea, como en robots.txt después de User-agent: solo letras, - y _. Aparecen junto a los rastreadores incluidos y nunca afectan a una puntuación.',
      genericTexts: 'Uno por línea, en cualquier idioma, como «detalles» o «plus d’infos». Se añaden a la lista incluida.',
    },
    wrong: {
      agents: ({ lines }) =>
        `No guardado: ${quoted(lines)}. El nombre de un rastreador solo puede contener letras, - y _, sin versión (RFC 9309).`,
      genericTexts: ({ lines }) =>
        `No guardado: ${quoted(lines)}. Un texto de enlace tiene como máximo 100 caracteres y al menos una letra o un dígito.`,
    },
    tooMany: ({ most }) => `No guardado: la lista puede tener hasta ${number(most)} líneas.`,
    kept: ({ count }) =>
      count === 0 ? 'Ahora la lista está vacía.' : `${amount(count, { one: 'línea guardada', other: 'líneas guardadas' })}.`,
  },
  known: {
    title: 'Listas de esta versión',
    note: 'Los rastreadores y los resultados enriquecidos cambian. Nuestras listas se actualizaron por última vez en estas fechas.',
    crawlers: ({ count, compiled }) => `Rastreadores de IA: ${number(count)}, actualizados: ${date(compiled)}`,
    richResults: ({ count, retired, checked }) =>
      `Resultados enriquecidos: Google muestra ${number(count)}, ${amount(retired, { one: 'retirado', other: 'retirados' })}, comprobado: ${date(checked)}`,
    sources: 'Fuentes',
    source: ({ title, asOf }) => `${title}, al ${date(asOf)}`,
    guides: 'La guía de Google de cada resultado enriquecido, enlazada en la herramienta «Resultados enriquecidos»',
  },
  choices: {
    title: 'Ajustes por página',
    none: 'Todavía ninguno. El tipo de página y la intención se pueden elegir en el resumen de una auditoría.',
    index: 'indexar',
    keepOut: 'excluir',
    optedOut: 'bloquea la IA a propósito',
    remove: ({ what }) => `Eliminar los ajustes de ${what}`,
    removed: ({ what }) => `Ajustes de ${what} eliminados.`,
  },
  followed: {
    title: 'Sitios que sigue el panel lateral',
    none: 'Ninguno. El panel lateral puede auditar cada página de un sitio al abrirla.',
    remove: ({ what }) => `Dejar de seguir ${what}`,
    removed: ({ what }) => `Ya no se sigue ${what}.`,
  },
  stored: {
    title: 'Datos guardados',
    note: 'Solo en este navegador. Los informes de pestañas abiertas y las comprobaciones de enlaces se eliminan al cerrar el navegador.',
    columns: { records: 'Registros', size: 'tamaño' },
    kinds: {
      choices: 'Ajustes por página',
      snapshots: 'Capturas guardadas a mano',
      automatic: 'Capturas de páginas auditadas',
      runs: 'Auditorías en bloque y sus informes',
      reports: 'Informes de pestañas abiertas',
      probes: 'Comprobaciones de enlaces de pestañas abiertas',
      aside: 'Registros que no se pudieron leer',
    },
    size: ({ bytes }) =>
      bytes === 0
        ? '0'
        : bytes < 1_000
          ? 'menos de 1 kB'
          : bytes < 1_000_000
            ? `${number(Math.round(bytes / 1_000))} kB`
            : `${number(Math.round(bytes / 100_000) / 10)} MB`,
    clear: 'Borrar',
    clearOne: ({ what }) => `Borrar: ${what}`,
    confirm: {
      title: '¿Eliminar definitivamente?',
      text: ({ what }) => `Se eliminará: ${what}. No se puede deshacer.`,
      yes: 'Borrar',
      no: 'Conservar',
    },
    cleared: ({ what }) => `Borrado: ${what}.`,
    failed: ({ what, error }) => `No se borró todo: ${what}. ${error}`,
  },
  fieldData: {
    title: 'Datos de campo',
    key: 'Clave de API propia para el Chrome UX Report',
    help: 'Se guarda solo en este dispositivo, y no en archivos de configuración. Se envía una solicitud al hacer clic en «Cargar datos de campo» en la herramienta Core Web Vitals, nunca en otro caso.',
    get: 'Obtener una clave gratuita de Google',
    set: 'La clave está guardada.',
    removed: 'No hay ninguna clave guardada.',
    wrong: 'No guardada: una clave de API tiene de 10 a 100 letras, dígitos, - y _.',
  },
  service: {
    title: 'Servicio de API',
    url: 'URL del servicio Pageloupe del equipo',
    help: 'Entonces aparecen abajo enlaces a las páginas del servicio. La propia extensión no le envía nada.',
    contact: 'Registrar interés en el acceso a la API',
    docs: 'Documentación de la API',
    set: 'El servicio está enlazado abajo.',
    removed: 'No hay ningún servicio enlazado.',
    wrong: 'Escribir una URL http o https completa, como https://audits.example.com/.',
  },
  file: {
    title: 'Configuración como archivo',
    note: 'Configuración, listas, ajustes por página y sitios seguidos, como JSON. Sin informes.',
    save: 'Exportar configuración',
    open: 'Importar configuración',
    how: 'La configuración de auditorías se reemplaza. Los ajustes por página, los sitios, los favoritos y las listas se combinan.',
    taken: 'Configuración importada.',
    full: 'Las listas del archivo y las propias tienen demasiadas líneas en total. No se cambió nada; acortar primero una lista.',
    later: 'El archivo es de una versión más reciente de Pageloupe. No se cambió nada; actualizar primero la extensión.',
    broken: 'No es un archivo de configuración válido de Pageloupe. No se cambió nada.',
  },
};
