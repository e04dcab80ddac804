import type { OpenPart } from '../../../server/cli/left-open.ts';
import type { commandWords as en } from '../../en/server/cli.ts';
import { spanish } from '../spanish.ts';
import { crawlSentences } from '../checks/crawl.ts';
import { durationInWords } from './duration.ts';
import { changeHeads } from '../reports/comparison.ts';

const { agree, amount, number } = spanish;
const pagesOf = (count: number) => amount(count, { one: 'página', other: 'páginas' });
const errorsOf = (count: number) => amount(count, { one: 'error', other: 'errores' });
const warningsOf = (count: number) => amount(count, { one: 'advertencia', other: 'advertencias' });
const meantWords = (meant: string | null) => (meant === null ? '' : ` ¿Se quería decir «${meant}»?`);
const placed = (place: string) => (place === '' ? '' : ` en ${place}`);

const openParts: Readonly<Record<OpenPart, string>> = {
  connections: 'conexiones de red',
  programs: 'un navegador u otro programa que inició',
  files: 'archivos',
  threads: 'hilos',
  other: 'otra cosa',
};

export const commandWords: typeof en = {
  program: {
    description:
      'Audita páginas web para los buscadores y comprueba si están preparadas para que las citen los motores de respuestas con IA.',
    exitCodes:
      'Códigos de salida: 0 se cumplen todas las aserciones, 1 algunas no se cumplen, 2 error de uso, 3 alguna página no se pudo auditar, 4 falló Pageloupe o su navegador, 130 y 143 interrumpido.',
    helpOf: ({ command }) => `Ayuda: ${command} --help`,
    commands: {
      audit: 'auditar páginas, comprobar aserciones, escribir informes',
      assert: 'comprobar aserciones con resultados guardados',
      compare: 'comparar dos ejecuciones guardadas: fallos nuevos, correcciones, cambios por comprobación',
      merge: 'combinar en un archivo los resultados de varias ejecuciones o shards; vale la última fila de cada URL',
      baseline: 'gestionar los problemas conocidos que no hacen fallar una ejecución',
      serve: 'iniciar la API HTTP',
      worker: 'auditar páginas de los lotes que un servicio pone en una cola (--queue-url)',
      migrate: 'crear o actualizar las tablas de un servicio en PostgreSQL, como su administrador',
      mcp: 'iniciar un servidor MCP en la entrada y la salida estándar, para editores y asistentes de IA',
      signals: 'listar todas las comprobaciones, o mostrar una',
      init: 'crear un archivo de configuración comentado',
      doctor: 'comprobar que este equipo cumple los requisitos',
      installBrowser: 'instalar el Chromium con el que se probó esta versión',
      contact: 'gestionar los registros de interés en el acceso a la API',
      keys: 'gestionar las claves de la API HTTP',
      baselineUpdate: 'guardar los problemas actuales como conocidos',
      contactList: 'listar los registros, un objeto JSON por línea',
      contactDelete: 'eliminar por ID, o todos los de una dirección de correo',
      keysCreate: 'crear una clave y mostrarla una sola vez',
      keysList: 'listar las claves',
      keysRevoke: 'revocar una clave, por nombre o hash',
    },
    arguments: {
      pages: 'páginas que auditar',
      before: 'resultados de la ejecución anterior (--format ndjson=<archivo>)',
      after: 'resultados de la ejecución posterior',
      results: 'resultados (--format ndjson=<archivo>); .gz se descomprime',
      check: 'ID de una comprobación',
    },
    options: {
      format: ({ names }) => `${names.join(', ')} (por defecto: pretty); se puede repetir`,
      output: 'archivo para las filas combinadas; .gz se comprime',
      withDeps: 'instalar también sus dependencias del sistema (con apt o similar, como root)',
      noConfig: 'Se ignoran los archivos de configuración.',
      version: 'mostrar el número de versión',
      help: 'mostrar la ayuda del comando',
    },
    titles: { 'Usage:': 'Uso:', 'Arguments:': 'Argumentos:', 'Options:': 'Opciones:', 'Commands:': 'Comandos:' },
    more: {
      choices: ({ values }) => `valores: ${values.join(', ')}`,
      usual: ({ value }) => `por defecto: ${value}`,
      variable: ({ name }) => `variable de entorno: ${name}`,
    },
    unknownVariable: ({ name, meant }) => `Variable de entorno desconocida: «${name}».${meantWords(meant)}`,
    variableWithoutEffect: ({ name, flag }) => `${name} no tiene efecto: usar ${flag}.`,
    unknownLanguage: ({ place, typed, known }) => `${place}: no existe el idioma ${typed}. Disponibles: ${known.join(', ')}.`,
    usage: {
      unknownOption: ({ typed, meant }) => `Opción desconocida: «${typed}».${meantWords(meant)}`,
      unknownCommand: ({ typed, meant }) => `Comando desconocido: «${typed}».${meantWords(meant)}`,
      missingArgument: ({ name }) => `Falta un argumento: <${name}>`,
      missingOption: ({ name }) => `Falta una opción: ${name}`,
      missingValue: ({ name }) => `La opción necesita un valor: ${name}`,
      tooMany: ({ most, typed }) => `Demasiados argumentos: ${number(typed)} en lugar de ${number(most)}.`,
    },
  },
  config: {
    missing: ({ file }) =>
      `No se encontró el archivo ${file}. Comprobar la ruta (--config, PAGELOUPE_CONFIG) o crear una configuración con: pageloupe init`,
    unreadable: ({ file, why }) => `No se puede leer ${file}: ${why}`,
    tooDeep: ({ most }) => `tiene más de ${most} niveles de anidamiento.`,
    wrong: ({ file, faults }) => [`${file} no es válido:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject: 'Una configuración debe ser un objeto, como urls: [https://example.com/]. Para obtener un ejemplo comentado: pageloupe init',
    several: ({ files }) => `En esta carpeta hay varias configuraciones: ${files.join(', ')}. Dejar una o elegirla con --config <file>.`,
    otherType: ({ file }) => `Tipo de archivo no admitido: ${file}. Usar .yaml, .json, .js, .mjs o .cjs.`,
    unknownKey: ({ key, place, meant }) => `Clave desconocida${placed(place)}: «${key}».${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }) =>
      `Comprobación desconocida${placed(place)}: «${id}».${meantWords(meant)} Para ver la lista: pageloupe signals`,
    fault: ({ place, message }) => `${place}: ${message}`,
    wrongValue: ({ place, typed, allowed, message }) =>
      `${place || 'La configuración'} no puede ser ${typed.slice(0, 80)}${allowed.length > 0 ? `; valores permitidos: ${allowed.join(', ')}` : ''}.${allowed.length > 0 || message === '' ? '' : ` ${message}`}`,
  },
  usage: {
    shard: ({ typed }) => `--shard espera el shard y el número de shards, como 1/4, no «${typed}».`,
    header: ({ typed }) => `--header espera "Nombre: valor", no «${typed}».`,
    variable: ({ name, option }) => `La variable de entorno ${name}, usada en ${option ?? 'una cabecera'}, no está definida.`,
    assertion: ({ typed }) => `--assert espera una comprobación y error, warn u off, como title=error, no «${typed}».`,
    proxy:
      '--proxy espera la URL de un proxy HTTP, como http://proxy.example.com:3128 o http://user:${PASSWORD}@proxy.example.com:3128. Codificar los caracteres especiales de la contraseña, como # con %23.',
    extract: ({ typed }) =>
      `--extract espera nombre=css:…, nombre=xpath:… o nombre=regex:…, como price=css:.price o next=css:a.next@href, no «${typed.slice(0, 200)}». Los nombres pueden tener hasta 60 letras, dígitos, espacios, puntos, guiones y guiones bajos.`,
    extractions: ({ most }) => `En una ejecución se pueden extraer como máximo ${amount(most, { one: 'valor', other: 'valores' })}.`,
    notSelector: ({ text, kind }) => `«${text}» no es ${kind === 'css' ? 'un selector CSS válido' : 'una expresión XPath válida'}.`,
    pattern: ({ typed, why }) => `Patrón no válido ${typed}: ${why}`,
    replacement: ({ typed }) => `--replace espera s#de#a#, no «${typed}».`,
    cookies: ({ file }) => `${file} no es un archivo de cookies: usar el formato de Netscape o líneas de nombre=valor.`,
    noCookies: ({ file }) => `${file} no contiene cookies.`,
    allExpired: ({ file }) => `Todas las cookies de ${file} han caducado. Guardarlas de nuevo.`,
    someExpired: ({ file, expired }) =>
      `${file} contiene ${amount(expired, { one: 'cookie caducada, que no se envía', other: 'cookies caducadas, que no se envían' })}. Guardar el archivo de nuevo.`,
    file: ({ file, why }) => `No se puede leer ${file}: ${why}`,
    inputTooLarge: ({ megabytes }) => `ocupa más de ${megabytes} MB. Acortar el contenido o repartirlo en varias ejecuciones.`,
    standardInput: 'la entrada estándar',
    twiceOption: ({ option, first, second }) => `${option} aparece dos veces, con «${first}» y con «${second}». Indicar un solo valor.`,
    noFileFor: ({ name }) => `El informe ${name} necesita un archivo: --format ${name}=report.${name}`,
    twiceStdout: ({ names }) =>
      `Solo un informe puede ir a la salida estándar, no varios (${names.join(', ')}). Escribir los demás en archivos, por ejemplo --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }) => `${file} se usa dos veces: cada informe necesita su propio archivo.`,
    noFolder: ({ file }) => `La carpeta de ${file} no existe. Crearla primero.`,
    noFileName: ({ option }) =>
      `${option} no tiene nombre de archivo. Añadirlo después del signo igual, por ejemplo --format json=report.json`,
    overInput: ({ file }) => `${file} es una entrada de este comando. Escribir el informe en otro archivo.`,
    headerName: ({ name }) => `La cabecera ${name} la establece el propio navegador. Quitarla.`,
    headerValue: ({ name }) => `El valor de la cabecera ${name} debe ser una sola línea de caracteres ASCII.`,
    outputAlone: '--output necesita un informe sin archivo, por ejemplo --format json --output report.json',
  },
  targets: {
    none: 'Indicar al menos una URL, un sitemap o un archivo con URL. Ayuda: pageloupe audit --help',
    emptyFiles: ({ files }) =>
      `No hay ninguna URL en ${files.map((file) => (file === '-' ? 'la entrada estándar' : file)).join(', ')}. Escribir una URL por línea.`,
    noneLeft: ({ listed }) =>
      `De ${amount(listed, { one: 'URL', other: 'URL' })} no queda ninguna que auditar. Comprobar --include y --exclude.`,
    files: ({ count, first, ending }) =>
      `Archivos, no páginas, en los sitemaps: ${number(count)}, como ${first}. Lo que no es HTML falla; --exclude "/**.${ending}" omite los que terminan en .${ending}.`,
    emptyShard: 'Ninguna página pertenece a este shard: no hay nada que auditar.',
    noUrls: ({ file, faults }) =>
      `${file === '-' ? 'La entrada estándar' : file} tiene ${amount(faults.length, { one: 'línea no válida', other: 'líneas no válidas' })}:\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  línea ${line}: ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  y ${number(faults.length - 20)} más` : ''}`,
    noUrl: ({ typed, place }) => `No es una URL http(s)${placed(place)}: ${typed}. Incluir el esquema, como en https://example.com/.`,
    password: ({ typed }) => `No se permiten URL con nombre de usuario o contraseña: ${typed}. Usar --header o --cookie-file.`,
    robotsUnread: ({ origin }) => `No se pudo leer ${origin}/robots.txt; se prueba con /sitemap.xml.`,
    noSitemap: ({ origin }) => `${origin}/robots.txt no indica ningún sitemap; se prueba con /sitemap.xml.`,
    autoNeedsUrl: '--sitemap auto necesita una URL del sitio.',
    emptySitemaps: ({ sitemaps }) => `No se encontró ninguna página en ${sitemaps.join(', ')}.`,
  },
  crawl: {
    ignoredHost: ({ typed, host }) => `--ignore-robots espera un host del sitio rastreado, como ${host}, no «${typed.slice(0, 100)}».`,
    ignored: ({ hosts }) => `Se ignoró robots.txt, como se pidió: ${hosts.join(', ')}.`,
    ignoresOnServer: '--ignore-robots no funciona con --server.',
    ownHost: ({ host }) =>
      `Si el host es propio, como un servidor de pruebas: --ignore-robots ${host} lo rastrea como si su robots.txt lo permitiera todo.`,
    notWith: ({ option }) => `${option} no se puede combinar con --crawl.`,
    redirected: ({ start, url }) => `${start} redirige a otro host: ${url}. Para rastrear ese, usar --crawl ${url}`,
    delay: ({ host, seconds }) =>
      `El robots.txt de ${host} exige ${number(seconds)} s entre solicitudes (Crawl-delay), así que sus páginas se auditan de una en una.`,
    gaveUp: ({ host, status }) =>
      `${host} devolvió ${status} una y otra vez: pide menos solicitudes. No se solicitaron más páginas suyas. Volver a intentarlo más tarde con --delay, --per-host 1 o --resume.`,
    title: 'Rastreo',
    ...crawlSentences,
    notReached: ({ pages }) =>
      `No se llegó a ${amount(pages, { one: 'página encontrada', other: 'páginas encontradas' })} antes del final de la ejecución.`,
    badEntry: ({ file, line }) => `la línea ${number(line)} de ${file} no es válida`,
  },
  remote: {
    noResume: 'Con --server, un lote ya iniciado se sigue con --batch <ID>, no con --resume.',
    batchAlone: '--batch sigue un lote con las páginas con las que se inició. Omitir URL y sitemaps.',
    noServer: ({ typed }) => `--server espera la URL de un servicio Pageloupe, como https://pageloupe.example.com, no «${typed}».`,
    noKey: ({ name }) => `La variable de entorno ${name}, indicada con --key-env, no está definida.`,
    notOnServer: ({ options }) => `Un servicio audita sin lo que solo tiene este equipo. Omitir ${options.join(', ')}, u omitir --server.`,
    gaveUp: ({ pages }) =>
      `El sitio pidió una y otra vez menos solicitudes (429 o 503), así que ${agree(pages, { one: 'no se auditó', other: 'no se auditaron' })} ${pagesOf(pages)}. Volver a intentarlo más tarde.`,
    notInCrawl: ({ options }) =>
      `Con --crawl y --server, la página inicial es la única fuente. Omitir ${options.join(', ')}, u omitir --server.`,
    manySettings:
      'Todas las páginas de un lote tienen los mismos ajustes. Omitir overrides en la configuración, o auditar cada grupo por separado.',
    follow: ({ server, id }) => `Lote ${id} en ${server}.`,
    waits: ({ why }) => `El lote está en espera: ${why}`,
    left: ({ server, id, address }) =>
      `El lote continúa en el servicio. Para volver a seguirlo: pageloupe audit --server ${server} --batch ${id}\nPara cancelarlo: curl --request POST ${address}/v1/batches/${id}/cancel`,
    away: ({ server, why }) => `No se puede acceder a ${server}: ${why}`,
    keyRefused:
      'El servicio respondió con 401: necesita una clave de API válida. Definir PAGELOUPE_KEY con la clave, o indicar la variable que la contiene: --key-env <nombre>',
    refused: ({ status, why }) => `El servicio respondió con ${status}${why === '' ? '.' : `: ${why}`}`,
    strange: ({ server }) => `${server === '' ? 'El servidor' : server} no responde como un servicio Pageloupe. Comprobar --server.`,
    missing: ({ rows, pages }) => `El servicio solo tiene resultados de ${number(rows)} de ${pagesOf(pages)}.`,
  },
  losses: {
    kinds: { sitemap: 'Sitemap no leído por completo', page: 'Página no leída por completo', crawl: 'Rastreo incompleto' },
    more: ({ count }) =>
      `y ${number(count)} más que no se ${agree(count, { one: 'pudo', other: 'pudieron' })} leer por completo (en el informe JSON)`,
    title: 'No leído por completo',
  },
  run: {
    found: ({ pages, concurrency }) => `${pagesOf(pages)} por auditar, ${number(concurrency)} a la vez.`,
    resumed: ({ done, left }) =>
      `Se reanuda: ${amount(done, { one: 'página ya auditada', other: 'páginas ya auditadas' })}, ${agree(left, { one: 'queda', other: 'quedan' })} ${number(left)}.`,
    nothingToResume: ({ dir }) => `Aún no hay ninguna ejecución en ${dir}; se inicia una.`,
    otherRun: ({ dir }) => `La ejecución de ${dir} tiene otras páginas u otros ajustes. Usar los mismos argumentos u otra carpeta.`,
    noManifest: ({ file }) => `${file} no es un manifiesto válido de pageloupe. Volver a iniciar la ejecución en otra carpeta.`,
    inUse: ({ dir, pid, file }) =>
      `Otro comando (proceso ${pid}) trabaja en la ejecución de ${dir}. Esperar a que termine o elegir otra carpeta. Si ese proceso no es Pageloupe, eliminar ${file}.`,
    badRun: ({ dir, why }) => `No se puede leer la ejecución de ${dir}: ${why}`,
    row: ({ at, of, what, url }) => `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `, quedan aprox. ${durationInWords(left)}`}  ${running[0] ?? ''}${running.length > 1 ? ` y ${running.length - 1} más` : ''}`,
    failed: ({ why }) => `no auditada: ${why}`,
    draining: ({ ms }) =>
      `Deteniendo: las páginas y los informes en curso tienen ${durationInWords(ms)} para terminar. Pulsar Ctrl+C otra vez para detener de inmediato.`,
    endedByForce: ({ parts }) => `No se cerró a tiempo y se terminó a la fuerza: ${parts.join(', ')}.`,
    endedEarly:
      'El proceso terminó antes que el comando, por ejemplo por process.exit() en un script de inicio de sesión, una configuración o un plugin. Pueden faltar informes.',
    leftOpen: ({ parts }) => `El comando terminó antes de haber cerrado todo: ${parts.map((part) => openParts[part]).join(', ')}.`,
    stopping: 'Deteniendo de inmediato.',
    interrupted: ({ left }) =>
      left.length === 0
        ? 'Ejecución interrumpida. Se escribieron todos los informes.'
        : `Ejecución interrumpida. Sin escribir: ${left.join(', ')}.`,
    timeUp: ({ ms }) => `Se alcanzó el límite de tiempo de la ejecución (${durationInWords(ms)}).`,
    kept: ({ dir }) => `Las páginas auditadas están guardadas. Para continuar: --resume ${dir}`,
    notReached: 'La ejecución terminó antes de llegar a esta página.',
    outOfTime: 'El límite de tiempo de la ejecución se alcanzó antes de auditar esta página.',
    damaged: ({ rows }) =>
      `${amount(rows, { one: 'fila guardada está dañada', other: 'filas guardadas están dañadas' })}. Estas páginas se vuelven a auditar.`,
    output: 'en la salida estándar',
    noOutput: ({ why }) => `No se puede escribir en la salida estándar: ${why}. Escribir el informe en un archivo: --output <archivo>`,
    unwritable: ({ file, why }) => `No se puede escribir ${file}: ${why}`,
    noAuditor: ({ why }) => `No se pueden auditar páginas en este equipo: ${why}\nPara ver qué falta: pageloupe doctor`,
    written: ({ name, file }) => `${name}: ${file}`,
  },
  assert: {
    score: ({ score, least }) => `La puntuación de auditoría es ${number(score)}, inferior a ${number(least)}.`,
    geo: ({ score, least }) => `La puntuación GEO es ${number(score)}, inferior a ${number(least)}.`,
    category: ({ title, score, least }) => `La puntuación de la categoría GEO ${title} es ${number(score)}, inferior a ${number(least)}.`,
    noScore: ({ what }) => `No se puede comparar porque no se pudo medir: ${what}.`,
    linksUnchecked: 'No se comprobaron los enlaces, así que no se pudieron contar los rotos.',
    brokenLinks: ({ broken, most }) => `${amount(broken, { one: 'enlace roto', other: 'enlaces rotos' })}; el límite es ${number(most)}.`,
    value: ({ title, value, wanted }) => `${title}: el valor es ${value}; se esperaba ${wanted}.`,
    atLeast: ({ min }) => `${number(min)} o más`,
    atMost: ({ max }) => `${number(max)} o menos`,
    like: ({ pattern }) => `una coincidencia con /${pattern}/`,
    pluginFailed: ({ plugin }) => `Falló el plugin ${plugin}`,
    tooManyWarnings: ({ warnings, most }) => `${warningsOf(warnings)}; el límite es ${number(most)}.`,
    ruleTitles: {
      score: 'Puntuación de auditoría',
      geo: 'Puntuación GEO',
      links: 'Enlaces rotos',

      audit: 'Auditoría',
    },
    noRows: ({ file }) => `${file} no contiene resultados de pageloupe. Para crearlos: pageloupe audit <URL> --format ndjson=${file}`,
    changed: ({ file }) =>
      `No se puede leer un resultado de ${file}: el archivo ha cambiado desde que empezó este comando. Repetir el comando.`,
    badRow: ({ file, line }) =>
      `La línea ${number(line)} de ${file} no es un resultado de pageloupe. Para crear resultados: pageloupe audit <URL> --format ndjson=<archivo>`,
  },
  build: {
    noPages: ({ folder }) => `${folder} no contiene archivos HTML. Compilar primero el sitio o comprobar la carpeta.`,
    shells: ({ files }) => `Sin auditar, porque es lo que reciben otras URL (como las de páginas que faltan): ${files.join(', ')}.`,
    morePages: ({ most }) =>
      `Sin auditar: las páginas de la carpeta después de las primeras ${number(most)}. Auditar sus partes por separado.`,
    outside: ({ files }) =>
      `Sin auditar, porque estos enlaces salen de la carpeta: ${files.slice(0, 20).join(', ')}${files.length > 20 ? ` y ${number(files.length - 20)} más` : ''}.`,
    portTaken: ({ port }) => `El puerto ${port} está en uso. Elegir otro con --port.`,
    base: ({ typed }) => `--base espera una ruta como /docs/, no «${typed.slice(0, 100)}».`,
    waitOn: '--start necesita --wait-on con la URL del servidor, como http://localhost:4321/.',
    startAlone: 'Usar --static o --start, pero no ambos.',
    ended: ({ command, code, output }) =>
      `«${command}» terminó${code === null ? '' : ` con el código ${code}`} antes de que respondiera su servidor.${output.trim() === '' ? '' : ` Su salida:\n${output.trim()}`}`,
    silent: ({ url, ms, output }) =>
      `${url} no respondió en ${durationInWords(ms)}. Comprobar --wait-on o aumentar --wait-timeout.${output.trim() === '' ? '' : ` Salida del servidor:\n${output.trim()}`}`,
  },
  login: {
    unusable: ({ file, why }) => `No se puede usar ${file} para iniciar sesión: ${why}`,
    noFunction: 'su exportación por defecto debe ser una función, como: export default async ({ page, origin, env }) => { … }',
    noOrigin: '--login necesita una URL del sitio en la línea de comandos o en la configuración.',
    over: ({ url }) =>
      `El servidor llevó a la página de inicio de sesión ${url} en lugar de esta página. Parece que la sesión ha caducado o no puede ver esta página: iniciar sesión de nuevo con --login <script>, que también renueva el archivo de --login-state, o renovar las cookies o las cabeceras que se envían.`,
    failed: ({ file, why, url }) =>
      `El script de inicio de sesión ${file} falló${url && ` en ${url}`}, así que no se auditó ninguna página: ${why}`,
    tooSlow: ({ ms }) => `No terminó en ${durationInWords(ms)}.`,
    nothing: ({ file, origins }) =>
      `${file} terminó sin ninguna cookie ni valor guardado de ${origins.join(', ')}, así que las páginas se auditarían sin iniciar sesión. Comprobar que espera hasta que se complete el inicio de sesión.`,
    done: ({ cookies }) => `Sesión iniciada: ${amount(cookies, { one: 'cookie', other: 'cookies' })}.`,
    badState: ({ file }) => `${file} no es una sesión guardada. Crearla con --login <script> --login-state ${file}`,
    otherState: ({ file, origins }) => `${file} no tiene ninguna sesión de ${origins.join(', ')}.`,
  },
  plugins: {
    unusable: ({ file, why }) => `No se puede usar el plugin ${file}: ${why}`,
    twice: ({ name }) => `Dos plugins se llaman «${name}». Cambiar el nombre de uno de ellos.`,
    unknownCheck: ({ id, meant }) => `Ningún plugin tiene una comprobación «${id}».${meantWords(meant)}`,
    unknownReporter: ({ name, known }) =>
      `Ningún plugin tiene un formato de informe «${name}».${known.length > 0 ? ` Disponibles: ${known.join(', ')}.` : ' Cargar uno con --plugin <archivo>.'}`,
    reportFailed: ({ name, why }) => `Falló el informe ${name}: ${why}`,
    wrote: ({ name, text }) => `${name}: ${text}`,
  },
  compare: {
    ...changeHeads,
    summary: ({ counts }) =>
      [
        `${amount(counts.worse + counts.mixed + counts.better + counts.same, {
          one: 'página comparada',
          other: 'páginas comparadas',
        })}: ${amount(counts.worse, { one: 'peor', other: 'peores' })}`,
        counts.mixed > 0 && amount(counts.mixed, { one: 'mejor y peor', other: 'mejores y peores' }),
        amount(counts.better, { one: 'mejor', other: 'mejores' }),
        `${number(counts.same)} sin cambios`,
        counts.new > 0 && amount(counts.new, { one: 'nueva', other: 'nuevas' }),
        counts.gone > 0 && amount(counts.gone, { one: 'falta', other: 'faltan' }),
        counts.unknown > 0 && amount(counts.unknown, { one: 'no comparable', other: 'no comparables' }),
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    scores: ({ audit, geo }) =>
      `Puntuación promedio de auditoría: ${number(audit.before)} → ${number(audit.after)}${geo ? `; puntuación GEO promedio: ${number(geo.before)} → ${number(geo.after)}` : ''}.`,
    pages: ({ count }) => pagesOf(count),
    more: ({ count }) => `y ${number(count)} más`,
    cut: 'El resto se omite: supera el límite de tamaño de un comentario. El formato JSON lo incluye todo.',
    firstRun: ({ file }) => `No hay ninguna ejecución anterior en ${file}: aún no hay nada con que comparar.`,
    otherSite: ({ file, before, after }) =>
      `Ninguna página de ${file} está en la ejecución posterior, así que no se comparó nada: sus páginas están en ${before} y las de la ejecución posterior, en ${after}. Para comparar dos hosts: pageloupe compare <before> <after> --before-origin ${before} --after-origin ${after}`,
    notCompared: ({ file }) => `Sin comparar con ${file}: esta ejecución no está completa.`,
    failuresOfAdded: 'Fallos en páginas nuevas',
    newlyFailing: ({ file, what }) => `Fallos nuevos desde ${file}: ${what.join(', ')}.`,
  },
  merge: {
    noRows:
      'Ninguno de los archivos contiene resultados de pageloupe. Para crear resultados: pageloupe audit <URL> --format ndjson=<archivo>',
    done: ({ pages, files, file }) => `${file}: ${pagesOf(pages)} de ${amount(files, { one: 'archivo', other: 'archivos' })}.`,
    skipped: ({ count }) => `${amount(count, { one: 'línea dañada omitida', other: 'líneas dañadas omitidas' })}.`,
  },
  baseline: {
    bad: ({ file, why }) => `${file} no es una línea base: ${why}`,
    noVersion: 'no se creó con pageloupe baseline update. Volver a crearla.',
    otherVersion: 'se creó con otra versión de pageloupe. Volver a crearla: pageloupe baseline update',
    missing: ({ file }) =>
      `Aún no hay ninguna línea base ${file}. Para crearla: pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }) =>
      `${file}: ${amount(faults, { one: 'problema conocido', other: 'problemas conocidos' })} en ${pagesOf(pages)}.`,
    noFile: 'Indicar el archivo: --baseline pageloupe-baseline.json, o "baseline" en la configuración.',
  },
  report: {
    pageTitle: ({ score, geo }) => `auditoría ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'error', warn: 'advertencia' },
    known: ({ count }) =>
      `${amount(count, { one: 'problema conocido de la línea base no se muestra', other: 'problemas conocidos de la línea base no se muestran' })}.`,
    fixed: ({ count }) =>
      `${amount(count, { one: 'problema de la línea base corregido', other: 'problemas de la línea base corregidos' })}. Para ${count === 1 ? 'quitarlo' : 'quitarlos'} de ella: pageloupe baseline update`,
    holds: ({ unmeasured }) =>
      unmeasured === 0 ? 'Se cumplen todas las aserciones.' : `Ninguna aserción se incumple; sin poder comprobar: ${number(unmeasured)}.`,
    summary: ({ pages, failed, unreached, errors, warnings, ms }) =>
      `${amount(pages, { one: 'página auditada', other: 'páginas auditadas' })}${failed > 0 ? `, ${amount(failed, { one: 'no se pudo cargar', other: 'no se pudieron cargar' })}` : ''}${unreached > 0 ? `, ${amount(unreached, { one: 'no alcanzada', other: 'no alcanzadas' })}` : ''}: ${errorsOf(errors)}, ${warningsOf(warnings)}${ms === null ? '' : ` (${durationInWords(ms)})`}`,
    where: 'Dónde:',
    change: 'Qué cambiar:',
    tolerated: ({ summary, count }) => `${summary}; páginas sin informe toleradas: ${number(count)}`,
    notAudited: 'No auditada',
    onPages: ({ pages, of }) => `${number(pages)} de ${pagesOf(of)}`,
    also: ({ urls, left }) => `También en: ${urls.join(', ')}${left > 0 ? ` y ${number(left)} más` : ''}`,
    on: ({ urls, left }) => `En: ${urls.join(', ')}${left > 0 ? ` y ${number(left)} más` : ''}`,
    morePages: ({ count }) => `y ${pagesOf(count)} más`,
    moreChecks: ({ count }) => `y ${amount(count, { one: 'comprobación', other: 'comprobaciones' })} más en los otros informes`,
    counts: ({ errors, warnings }) => `${errorsOf(errors)}, ${warningsOf(warnings)}`,
    acrossPages: 'Entre páginas',
    more: ({ count }) => `y ${number(count)} más`,
    unasserted: 'Ninguna aserción incumplida',
    knownIssue: 'Problema conocido de la línea base',
    otherFindings: ({ count }) =>
      amount(count, { one: 'comprobación más no superada o con advertencia', other: 'comprobaciones más no superadas o con advertencia' }),
    otherChecks: ({ count }) =>
      amount(count, { one: 'comprobación más superada o no aplicable', other: 'comprobaciones más superadas o no aplicables' }),
    cut: ({ left }) => `${pagesOf(left)} más en los otros informes (límite de tamaño alcanzado).`,
    extracted: 'Valores extraídos',
    extractedMore: ({ value, left }) => (left > 0 ? `${value} y ${number(left)} más` : value),
    badge: { label: 'Pageloupe', score: ({ score }) => `${number(score)} de 100`, unknown: 'no auditada' },
    title: 'Pageloupe',
    page: 'Página',
    audit: 'Auditoría',
    geo: 'GEO',
    errors: 'Errores',
    warnings: 'Advertencias',
    runName: ({ host, pages }) => (pages === 1 ? host : `${host}, ${pagesOf(pages)}`),
    hosts: ({ count }) => amount(count, { one: 'sitio', other: 'sitios' }),
    sarifCut: ({ left }) => `${amount(left, { one: 'resultado omitido', other: 'resultados omitidos' })}: se supera el límite de GitHub.`,
  },
  doctor: {
    node: ({ version, good }) => (good ? `Node ${version}` : `Node ${version} es demasiado antiguo: instalar 20.19 o posterior.`),
    browser: ({ path }) => `Navegador: ${path}`,
    sandbox: 'El sandbox de Chromium está activado.',
    noSandbox: 'El sandbox de Chromium está desactivado, como se pidió: auditar solo páginas de confianza.',
    fonts: ({ count }) => `${amount(count, { one: 'familia tipográfica encontrada', other: 'familias tipográficas encontradas' })}.`,
    fewFonts:
      'Hay muy pocas fuentes, así que los anchos de texto serán incorrectos. Instalar fonts-liberation y fonts-noto-core, y fonts-noto-cjk para chino, japonés y coreano.',
    ownFonts: 'Se usan las fuentes del sistema.',
    noFontList:
      'No se pudo obtener la lista de fuentes (falta fc-list). Si las páginas se ven mal, instalar fonts-liberation y fonts-noto-core.',
    runs: 'Se abrió una página y ninguna solicitud eludió la protección de salida.',
    starts: ({ why }) => `Chromium no se inicia: ${why}`,
    room: ({ dir }) => `Se puede escribir en ${dir}.`,
    noRoom: ({ dir, why }) =>
      `No se puede escribir en ${dir}, así que las ejecuciones no se podrían reanudar después de una interrupción: ${why}`,
    allWell: 'Todo está en orden.',
    trouble: ({ count }) => `${amount(count, { one: 'problema por resolver', other: 'problemas por resolver' })}.`,
  },
  installBrowser: {
    used: ({ path }) => `Las auditorías usan ${path}`,
    failed:
      'No se pudo instalar el navegador. Instalar en su lugar Google Chrome, Edge o el paquete chromium del sistema, o definir CHROMIUM_PATH.',
  },
  init: {
    written: ({ file }) => `Se creó ${file}. Añadir las URL y ejecutar: pageloupe audit`,
    exists: ({ file }) => `${file} ya existe y no se modificó.`,
  },
  signals: {
    unknown: ({ id, meant }) => `Comprobación desconocida: «${id}».${meantWords(meant)} Para ver la lista: pageloupe signals`,
    header: ({ count }) => `${amount(count, { one: 'comprobación', other: 'comprobaciones' })}. Detalles de una: pageloupe signals <ID>`,
    weight: 'Peso',
    group: 'Grupo',
    geo: 'GEO',
    gate: 'Bloqueante',
    gateYes: 'sí: una página que no la supera no se puede encontrar en la búsqueda',
    sources: 'Fuentes',
    tools: 'Herramientas',
    points: ({ points, category }) => `${amount(points, { one: 'punto', other: 'puntos' })} en ${category}`,
  },
  serve: {
    badFile: ({ file, why }) => `No se puede usar ${file}: ${why}`,
    working: ({ address }) =>
      `Pageloupe está auditando lotes${address === null ? '' : `; su estado se ve en ${address}/healthz`}. Detener con Ctrl+C.`,
    listening: ({ address, keys }) => {
      // A service on all interfaces can be reached at the loopback address.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `Escuchando en ${address}. Documentación: ${near}/docs\nPara probar: curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }) => `${amount(count, { one: 'registro eliminado', other: 'registros eliminados' })}.`,
    keyMade: ({ file }) => `${file} guarda solo su hash. Guardar la clave ahora; no se puede volver a mostrar.`,
    revoked: ({ count }) =>
      count === 0
        ? 'Ninguna clave tiene este nombre o hash. Para ver la lista: pageloupe keys list --key-file <archivo>'
        : `${amount(count, { one: 'clave revocada', other: 'claves revocadas' })}. Un servicio en ejecución ${count === 1 ? 'la' : 'las'} rechaza en menos de un segundo.`,
    whichKey: 'Indicar la clave, o los primeros caracteres de su hash.',
  },
  internal: ({ why }) => `Pageloupe falló: ${why}`,
};
