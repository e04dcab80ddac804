import type { ToolId } from '../../../../checks/tools.ts';
import { tools as english } from '../../../en/app/tools/tool-search.ts';

/** What Spanish users type to find a tool, besides its name. */
const spanish: Record<ToolId, string> = {
  'serp-preview':
    'resultados de búsqueda, vista previa de google, vista previa, título de la página, longitud del título, metadescripción, meta descripción, longitud de la descripción, ancho en píxeles, migas de pan',
  'head-tags': 'etiquetas meta, metaetiquetas, metadatos, cabecera, código fuente, codificación, paginación',
  'favicon-sitename': 'icono, ícono, marca, nombre del sitio, logotipo, logo',
  'preview-controls': 'limitar vista previa, prohibir citas, fragmento, longitud del snippet',
  indexability: 'indexación, indexable, indexabilidad, indexada, bloqueada, excluida del índice',
  'robots-directives': 'etiqueta robots, directivas, no indexar, instrucciones para rastreadores',
  'robots-txt': 'bloquear rastreadores, bloqueado, rastreo, rastreabilidad, permitido, prohibido',
  canonical: 'canónica, canonical, etiqueta canónica, contenido duplicado, duplicados',
  'redirect-trace': 'redirecciones, redireccionamiento, cadena de redirecciones, bucle, barra final',
  'response-headers':
    'cabeceras http, encabezados http, código de estado, respuesta, tiempo de respuesta del servidor, seguridad, cifrado, compresión, caché, contenido mixto, contenido no seguro',
  'sitemap-lookup': 'sitemap xml, mapa del sitio, índice de sitemaps, buscar sitemap',
  'heading-outline': 'encabezados, títulos, estructura de encabezados, jerarquía, esquema, índice de contenidos',
  'main-content': 'palabras, número de palabras, contar palabras, tiempo de lectura, legibilidad, longitud del texto, contenido escaso',
  terms:
    'palabras clave, términos de búsqueda, palabra clave principal, densidad de palabras clave, frecuencia, nube de palabras, legibilidad, longitud de las frases',
  leftovers: 'texto de relleno, marcadores, plantilla, entorno de pruebas, variables de plantilla',
  'url-inspector': 'dirección, parámetros, parámetros de seguimiento, ruta, longitud de la url, guiones bajos, mayúsculas',
  'link-inventory':
    'enlaces internos, enlaces externos, enlaces salientes, enlaces entrantes, lista de enlaces, enlazado, vínculos, teléfono',
  'link-status': 'enlaces rotos, enlaces muertos, comprobar enlaces, verificar enlaces, vínculos rotos, código de estado',
  'anchor-text': 'texto ancla, textos de anclaje, anchor, haz clic aquí, leer más, saber más',
  'link-highlighter': 'resaltar enlaces, marcar enlaces, enlaces de pago, patrocinados, pestaña nueva',
  'image-inventory': 'imágenes, textos alternativos, texto alt, etiqueta alt, imágenes sin alt, seo de imágenes, fotos',
  'image-delivery':
    'imágenes, tamaño de imágenes, optimización de imágenes, comprimir imágenes, formatos de imagen, imágenes demasiado grandes, carga diferida, imágenes adaptables',
  'web-vitals': 'velocidad, tiempo de carga, velocidad de carga, rendimiento, cambio de diseño, métricas web',
  'page-weight': 'tamaño de la página, tamaño del archivo, solicitudes, peticiones, recursos, scripts, fuentes, terceros, transferencia',
  'structured-data': 'datos estructurados, marcado, marcado schema, microdatos, entidades, errores de datos estructurados',
  'rich-results':
    'resultados enriquecidos, fragmentos enriquecidos, probar datos estructurados, productos, reseñas, estrellas, eventos, recetas, preguntas frecuentes, propiedades obligatorias',
  'markup-vs-page': 'marcado, datos estructurados, marcado oculto, contenido visible',
  'social-preview': 'imagen para compartir, vista previa del enlace, compartir, redes sociales',
  'source-vs-rendered': 'código fuente, html renderizado, renderizado, sin javascript, desactivar javascript, ver código',
  'mobile-check':
    'móvil, celular, teléfono, adaptado a móviles, objetivos táctiles, tamaño de letra, contraste, accesibilidad, banner de cookies, consentimiento, ventanas emergentes, legible',
  languages: 'idiomas, multilingüe, versiones de idioma, países, traducciones, enlaces de retorno, localización, internacional',
  'page-diff': 'comparar, comparar páginas, comparar url, capturas, cambios, historial, competencia, antes y después, diferencias',
  'ai-crawlers': 'rastreadores de ia, bots de ia, inteligencia artificial, bloquear ia',
  'ai-view':
    'ia, inteligencia artificial, vista de texto, ver como bot, sin javascript, agentes de ia, vista de lectura, árbol de accesibilidad',
  passages: 'respuestas, motor de respuestas, fragmento destacado, otras preguntas, citas, fragmentos de texto, vistas creadas con ia',
  evidence: 'pruebas, estadísticas, números, cifras, fuentes, referencias, citas, datos, afirmaciones, verificación de datos',
  provenance: 'fecha, fechas, fecha de publicación, publicado, modificado, actualizado, autores, editor, organización, actualidad',
};

/** English terms work, too: specialists use both. */
export const tools: typeof english = Object.fromEntries(
  Object.entries(spanish).map(([id, terms]) => [id, `${terms}, ${english[id as ToolId]}`]),
) as typeof english;
