import type * as en from '../../en/app/obstacles.ts';

const otherPage = 'Abrir la página que se quiere auditar y hacer clic allí en el botón de Pageloupe.';

export const obstacles: typeof en.obstacles = {
  'no-tab': { title: 'No hay ninguna pestaña que auditar.', advice: otherPage },
  'browser-page': { title: 'Las páginas del propio navegador no se pueden auditar.', advice: otherPage },
  'extension-page': { title: 'Las páginas de extensiones no se pueden auditar.', advice: otherPage },
  store: {
    title: 'Las extensiones no pueden funcionar en la tienda de extensiones ni en algunas otras páginas del fabricante del navegador.',
    advice: otherPage,
  },
  'view-source': {
    title: 'Esta es la vista del código fuente, no la página.',
    advice: 'Abrir la propia página; las herramientas muestran su código fuente HTML como lo reciben los rastreadores.',
  },
  file: {
    title: 'Este es un archivo local, y el navegador no deja que las extensiones lean archivos.',
    advice:
      'Permitir el acceso a las URL de archivo en la página de configuración de esta extensión en el navegador, o servir el archivo por http.',
  },
  loading: { title: 'La página todavía se está cargando.', advice: 'La auditoría empieza automáticamente cuando la página está lista.' },
  discarded: { title: 'El navegador ha suspendido esta pestaña.', advice: 'Recargar la página y auditarla.' },
  'error-page': {
    title: 'El navegador muestra un error en lugar de la página: no se cargó.',
    advice: 'Revisar la URL y la conexión, y recargar la página.',
  },
  'no-answer': {
    title: 'La página no responde: un script la mantiene ocupada.',
    advice: 'Esperar a que la página responda o recargarla, e intentarlo de nuevo.',
  },
  'no-worker': {
    title: 'El proceso en segundo plano de Pageloupe no responde.',
    advice: 'Intentarlo de nuevo. Si sigue ocurriendo, reiniciar el navegador.',
  },
  left: { title: 'La página cambió o se recargó durante la auditoría.', advice: 'Auditar la página que está abierta ahora.' },
  crashed: { title: 'Esta pestaña ha fallado o no responde.', advice: 'Recargar la página y auditarla.' },
  policy: {
    title: 'La política del navegador fijada por el administrador bloquea las extensiones en esta página.',
    advice: 'Consultar al administrador, o auditar la página en otro navegador.',
  },
  'no-permission': {
    title: 'El navegador no deja a Pageloupe leer esta página.',
    advice:
      'Si desde entonces se ha pasado a otra página, hacer clic de nuevo en el botón de Pageloupe. Las pestañas nuevas, las páginas de error, los PDF, las vistas de código fuente y las páginas del propio navegador no se pueden auditar.',
  },
  document: {
    title: {
      pdf: 'Este es un documento PDF, no una página web.',
      svg: 'Esta es una imagen SVG, no una página web.',
      image: 'Esta es una imagen, no una página web.',
      media: 'Este es un archivo multimedia, no una página web.',
      json: 'Este es un archivo JSON, no una página web.',
      text: 'Este es un archivo de texto, no una página web.',
      xml: 'Este es un documento XML, no una página web.',
      other: 'Esto no es una página web.',
    },
    advice: 'Auditar la página que enlaza a él.',
  },
  'not-well-formed': {
    title: 'Esta página se envía como XML y está mal formada, así que el navegador muestra un error en su lugar.',
    advice: ({ text }) => `El navegador dice: ${text}`,
  },
  failed: { title: 'La auditoría no se pudo ejecutar en esta página.', advice: ({ text }) => `El navegador dice: ${text}` },
};

export const obstacleButtons: typeof en.obstacleButtons = {
  'audit-now': 'Auditar ahora',
  'try-again': 'Reintentar',
  reload: 'Recargar la página',
};

export const stale: typeof en.stale = {
  'another-document': 'Esta pestaña ha pasado a otra página o se ha recargado desde la auditoría.',
  'another-url': 'La URL de la página ha cambiado desde la auditoría.',
  'another-view': 'La página ha cambiado de vista desde la auditoría.',
  earlier: 'Esta auditoría describe la página anterior.',
};

export const siteFacts: typeof en.siteFacts = {
  response: 'la respuesta de la página',
  served: 'su código fuente HTML',
  robotsTxt: 'robots.txt',
  sitemap: 'el sitemap',
  llmsTxt: 'llms.txt',
};
