import type { names as en } from '../../en/checks/tool-names.ts';

/** Name of each tool, and the question it answers. */
export const names: typeof en = {
  'serp-preview': {
    name: 'Vista previa del resultado',
    help: 'Cómo puede verse la página en los resultados de búsqueda, a escala.',
  },
  'head-tags': { name: 'Inspector del head', help: 'Todo lo del head, en orden, en el código fuente y en el HTML renderizado.' },
  'favicon-sitename': { name: 'Favicon y nombre del sitio', help: 'Los candidatos a icono y los nombres del sitio.' },
  'preview-controls': {
    name: 'Controles de snippets',
    help: 'Qué puede citar cada buscador de esta página.',
  },
  indexability: { name: '¿Se puede indexar?', help: 'Un veredicto: ¿pueden los buscadores indexar esta página?' },
  'robots-directives': { name: 'Directivas robots', help: 'Etiqueta meta robots y X-Robots-Tag, combinadas para cada rastreador.' },
  'robots-txt': {
    name: 'Probador de robots.txt',
    help: 'El archivo, la línea que decide y una prueba para cualquier ruta y rastreador.',
  },
  canonical: {
    name: 'URL canónica',
    help: 'A qué URL canónica apuntan la página, la cabecera, el sitemap y las versiones de idioma.',
  },
  'redirect-trace': { name: 'Redirecciones', help: 'Todas las redirecciones que llevaron a esta página.' },
  'response-headers': { name: 'Respuesta y seguridad', help: 'Estado, cabeceras, seguridad y contenido mixto.' },
  'sitemap-lookup': { name: 'Búsqueda en sitemaps', help: '¿Está esta URL en un sitemap XML, y dónde?' },
  'heading-outline': { name: 'Esquema de encabezados', help: 'Los encabezados en árbol, con niveles omitidos y encabezados vacíos.' },
  'main-content': { name: 'Contenido principal', help: 'El texto que las máquinas extraen como contenido de la página.' },
  terms: {
    name: 'Palabras y frases',
    help: 'Las palabras clave propias y las palabras y frases de la página: dónde aparecen.',
  },
  leftovers: { name: 'Restos de plantillas', help: 'Variables de plantilla, texto de relleno y URL de pruebas.' },
  'url-inspector': { name: 'Inspector de URL', help: 'Las partes de la URL y una versión limpia para copiar.' },
  'link-inventory': { name: 'Inventario de enlaces', help: 'Todos los enlaces con destino, posición y rel.' },
  'link-status': { name: 'Estado de los enlaces', help: 'Qué enlaces funcionan, redirigen o están rotos.' },
  'anchor-text': { name: 'Texto de los enlaces', help: 'Los textos de los enlaces y qué dicen de sus destinos.' },
  'link-highlighter': {
    name: 'Resaltador de enlaces',
    help: 'Enlaces marcados en la página: nofollow, sponsored, pestaña nueva, no rastreables.',
  },
  'image-inventory': { name: 'Inventario de imágenes', help: 'Todas las imágenes con su texto alternativo.' },
  'image-delivery': {
    name: 'Entrega de imágenes',
    help: 'A qué tamaño se sirven las imágenes y a qué tamaño se muestran.',
  },
  'web-vitals': { name: 'Core Web Vitals', help: 'LCP, CLS e INP de esta visita.' },
  'page-weight': { name: 'Peso de la página', help: 'Bytes y solicitudes por tipo y host.' },
  'structured-data': { name: 'Datos estructurados', help: 'JSON-LD, microdatos y RDFa como un solo grafo.' },
  'rich-results': {
    name: 'Resultados enriquecidos',
    help: 'Propiedades obligatorias y recomendadas de cada tipo de resultado enriquecido.',
  },
  'markup-vs-page': { name: 'Marcado y página', help: 'Los datos estructurados comparados con la página visible.' },
  'social-preview': { name: 'Vistas previas sociales', help: 'Cómo se ve la página cuando se comparte.' },
  'source-vs-rendered': {
    name: 'Código fuente y renderizado',
    help: 'Qué cambian los scripts: el código fuente HTML comparado con la página renderizada.',
  },
  'mobile-check': {
    name: 'Comprobación móvil',
    help: 'Viewport, desbordamiento, objetivos táctiles, superposiciones y contraste.',
  },
  languages: { name: 'Idiomas y hreflang', help: 'Idioma declarado y detectado, y el grupo hreflang.' },
  'page-diff': {
    name: 'Captura y comparación',
    help: 'Guardar una captura, compararla más tarde o comparar dos páginas.',
  },
  'ai-crawlers': {
    name: 'Acceso de rastreadores de IA',
    help: 'Qué rastreadores de IA pueden obtener esta URL, y para qué.',
  },
  'ai-view': { name: 'Qué lee un rastreador de IA', help: 'La página como la ve un rastreador sin JavaScript.' },
  passages: { name: 'Pasajes citables', help: 'Los pasajes de la página que se podrían citar.' },
  evidence: { name: 'Afirmaciones y fuentes', help: 'Cada cifra, cita y fuente, y qué afirmaciones no tienen ninguna.' },
  provenance: { name: 'Fechas, autores, editor', help: 'Cada fecha, autor y editor de la página.' },
};
