import { search as english } from '../../../en/app/tools/search.ts';
import { spanish } from '../../spanish.ts';
import { tools } from './tool-search.ts';

const { amount } = spanish;

/** What Spanish users type, by the id of a signal. English terms work, too: specialists use both. */
const words: Readonly<Record<string, string>> = {
  title: 'título etiqueta título longitud',
  'meta-description': 'descripción metadescripción meta descripción longitud',
  'main-heading': 'encabezado principal h1 título',
  'heading-outline': 'encabezados jerarquía estructura esquema',
  'main-content': 'contenido principal palabras número de palabras contenido escaso',
  'link-status': 'enlaces rotos muertos vínculos comprobar enlaces',
  'link-rel': 'atributo rel patrocinado',
  'index-directives': 'indexación indexable etiqueta robots directivas',
  'robots-txt-access': 'bloqueado rastreo excluido',
  'snippet-controls': 'fragmento vista previa citar',
  'http-status': 'código de estado página de error error del servidor',
  https: 'cifrado certificado seguridad',
  'redirect-path': 'redirecciones redireccionamiento cadena bucle',
  'jsonld-syntax': 'datos estructurados marcado error de sintaxis',
  'schema-properties': 'datos estructurados propiedades resultados enriquecidos obligatorias',
  'schema-visible': 'datos estructurados visible marcado',
  'open-graph': 'compartir redes sociales vista previa',
  'share-image': 'imagen compartir vista previa',
  'x-card': 'tarjeta compartir vista previa',
  'image-alt': 'texto alternativo textos alternativos imágenes',
  'image-delivery': 'imágenes tamaño formatos optimización compresión carga diferida',
  'core-web-vitals': 'velocidad tiempo de carga rendimiento',
  'html-size': 'tamaño de la página código fuente',
  viewport: 'móvil celular teléfono adaptable',
  'html-lang': 'idioma lengua',
  hreflang: 'versiones de idioma multilingüe países internacional',
  'hreflang-return': 'enlaces de retorno versiones de idioma multilingüe',
  'render-parity': 'código fuente renderizado',
  'ai-crawler-access': 'rastreadores de ia bots de ia inteligencia artificial bloquear',
  'answer-lead': 'respuesta directa fragmento destacado vistas creadas con ia',
  'sourced-claims': 'pruebas fuentes afirmaciones citas estadísticas',
  'author-identity': 'autor autores firma',
  'publisher-identity': 'editor organización empresa aviso legal nombre del sitio',
  'date-visible': 'fecha publicado modificado actualidad',
  'date-agreement': 'fecha publicado modificado actualidad contradicción',
  'sitemap-entry': 'mapa del sitio sitemap xml entrada',
  'placeholder-text': 'texto de relleno marcador restos',
  'anchor-text': 'texto ancla textos de enlace haz clic aquí leer más',
  'crawlable-links': 'enlaces rastreables',
  favicon: 'icono ícono símbolo logotipo',
  'url-form': 'dirección estructura de url parámetros',
};
const checks: Record<string, string> = Object.fromEntries(
  [...new Set([...Object.keys(english.checks), ...Object.keys(words)])].map((id) => [
    id,
    [words[id], english.checks[id]].filter(Boolean).join(' '),
  ]),
);

/** Spanish terms before the English ones. */
const bothTerms = (terms: string, further: string) => [terms, further].filter(Boolean).join(', ');
const { actions: act, views: view, settings: set } = english;

export const search: typeof english = {
  tools,
  checks,
  actions: {
    pdf: bothTerms('exportar, descargar, informe para clientes, imprimir, guardar informe', act.pdf),
    page: bothTerms('imprimir, página completa, ancha, pestaña nueva, compartir', act.page),
    json: bothTerms('exportar, descargar, datos', act.json),
    csv: bothTerms('exportar, descargar, tabla, hoja de cálculo', act.csv),
    md: bothTerms('exportar, descargar', act.md),
    'copy-md': bothTerms('portapapeles, copiar informe, incidencia', act['copy-md']),
    'copy-json': bothTerms('portapapeles, copiar informe', act['copy-json']),
    brand: bothTerms('marca, marca blanca, agencia, logotipo, color, papel', act.brand),
    rerun: bothTerms('auditar de nuevo, volver a auditar, recargar, actualizar, repetir', act.rerun),
    panel: bothTerms('panel lateral, barra lateral, fijar, acoplar', act.panel),
    queue: bothTerms('cola, poner en cola, más tarde, auditoría en bloque', act.queue),
    site: bothTerms('rastrear, rastrear sitio, sitio entero, todas las páginas, seguir enlaces', act.site),
    'new-bulk': bothTerms(
      'auditoría en bloque, masiva, varias páginas, lista de url, sitemap, pestañas abiertas, programar',
      act['new-bulk'],
    ),
    'all-bulk': bothTerms('auditorías en bloque, masivas, ejecuciones, resultados, historial, programadas, supervisión', act['all-bulk']),
    titles: bothTerms('pestañas abiertas, copiar url, copiar títulos', act.titles),
  },
  views: {
    overview: {
      name: 'Resumen',
      note: 'puntuaciones y qué corregir primero',
      terms: bothTerms(
        'resumen, seo on page, informe, problemas, errores, advertencias, correcciones, recomendaciones, puntuación, tipo de página',
        view.overview.terms,
      ),
    },
    geo: {
      name: 'Puntuación GEO',
      note: 'hasta qué punto la página está lista para ser citada por la IA',
      terms: bothTerms('visibilidad en ia, búsqueda con ia, inteligencia artificial, puntuación', view.geo.terms),
    },
    checks: {
      name: 'Todas las comprobaciones',
      note: 'superadas, no superadas y las demás',
      terms: bothTerms('comprobaciones, lista, diagnóstico, criterios, señales, superadas, reglas', view.checks.terms),
    },
  },
  settings: {
    '': { name: 'Configuración', note: '', terms: bothTerms('ajustes, opciones, preferencias', set[''].terms) },
    audits: {
      name: 'Configuración: auditorías',
      note: 'intención por defecto, velocidad al comprobar enlaces, páginas a la vez, icono',
      terms: bothTerms(
        'icono, barra de herramientas, intención, excluir de la búsqueda, velocidad, comprobación de enlaces, a la vez',
        set.audits.terms,
      ),
    },
    looks: {
      name: 'Configuración: apariencia y favoritos',
      note: 'clara u oscura, y las herramientas que van primero',
      terms: bothTerms('modo oscuro, tema oscuro, claro, oscuro, tema, favoritos, estrella', set.looks.terms),
    },
    reports: {
      name: 'Configuración: informes propios',
      note: 'agencia, logotipo, color y papel',
      terms: bothTerms('marca, agencia, tamaño del papel, portada, color, logotipo', set.reports.terms),
    },
    shortcuts: {
      name: 'Configuración: atajos de teclado',
      note: 'teclas para la ventana emergente, el panel lateral y las auditorías en bloque',
      terms: bothTerms('atajos de teclado, teclas, combinaciones de teclas', set.shortcuts.terms),
    },
    lists: {
      name: 'Configuración: listas propias',
      note: 'rastreadores que probar, textos de enlace genéricos',
      terms: bothTerms('rastreadores propios, bots propios, textos de enlace', set.lists.terms),
    },
    choices: {
      name: 'Configuración: ajustes por página',
      note: 'tipos de página e intenciones elegidos',
      terms: bothTerms('tipo de página, intención', set.choices.terms),
    },
    followed: {
      name: 'Configuración: sitios seguidos',
      note: 'sitios que sigue el panel lateral',
      terms: bothTerms('seguir, auditar automáticamente, auditoría automática', set.followed.terms),
    },
    stored: {
      name: 'Configuración: datos guardados',
      note: 'qué está guardado en este dispositivo, y cómo eliminarlo',
      terms: bothTerms('privacidad, almacenamiento, eliminar datos, borrar datos, restablecer', set.stored.terms),
    },
    'field-data': {
      name: 'Configuración: datos de campo',
      note: 'la clave para el Chrome UX Report',
      terms: bothTerms('usuarios reales, clave de api', set['field-data'].terms),
    },
    service: {
      name: 'Configuración: servicio de API',
      note: 'enlazar el servicio del equipo',
      terms: bothTerms('clave de api, servidor, integración', set.service.terms),
    },
    file: {
      name: 'Configuración: exportar e importar',
      note: 'la configuración como archivo',
      terms: bothTerms('exportar configuración, importar configuración, copia de seguridad, restaurar', set.file.terms),
    },
    known: {
      name: 'Configuración: listas de esta versión',
      note: 'la antigüedad de nuestras listas',
      terms: bothTerms('versión, acerca de, lista de rastreadores, fuentes', set.known.terms),
    },
  },
  more: 'Acciones y configuración',
  counted: ({ count }) => amount(count, { one: 'acción o ajuste', other: 'acciones y ajustes' }),
};
