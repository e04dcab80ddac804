import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  headings: [
    'introducción', 'presentación', 'resumen', 'visión general', 'acerca de', 'sobre', 'conclusión', 'conclusiones', 'en resumen', 'detalles', 'más', 'más información', 'información', 'información general', 'generalidades',
    'antecedentes', 'contexto', 'características', 'ventajas', 'beneficios', 'descripción', 'contenido', 'contenidos', 'índice', 'tabla de contenidos', 'notas', 'varios', 'otros', 'recursos', 'bienvenido', 'bienvenidos',
    'primeros pasos', 'preguntas frecuentes', 'faq', 'artículos relacionados', 'relacionados', 'te puede interesar', 'leer más',
  ],
  anchors: [
    'haga clic aquí', 'haz clic aquí', 'clic aquí', 'click aquí', 'pincha aquí', 'clicka aquí', 'este', 'empezar', 'pulse aquí', 'aquí', 'leer más', 'lee más', 'seguir leyendo', 'sigue leyendo', 'saber más', 'más', 'más información', 'más info', 'ver más', 'ver', 'ver todo',
    'ver detalles', 'detalles', 'continuar', 'continuar leyendo', 'enlace', 'este enlace', 'esta página', 'este artículo', 'descargar', 'sitio web', 'web', 'siguiente', 'ir', 'leer artículo', 'conoce más', 'descubre más',
  ],
  openers: [
    'esto', 'eso', 'ello', 'este es', 'esta es', 'estos son', 'estas son', 'este,', 'esta,', 'estos,', 'estas,', 'él', 'ella', 'ellos', 'ellas', 'sin embargo', 'no obstante',
    'por lo tanto', 'por tanto', 'por eso', 'por ello', 'por esta razón', 'así pues', 'así,', 'además,', 'también', 'asimismo', 'en cambio', 'por otro lado', 'por otra parte',
    'en consecuencia', 'de este modo', 'de esta manera', 'pero', 'y', 'dicho', 'dicha', 'entonces',
  ],
  pointers: [
    'véase más arriba', 'ver más arriba', 'ver más abajo', 'véase arriba', 'véase abajo', 'como se mencionó', 'mencionado anteriormente', 'como se ha dicho', 'como hemos visto', 'arriba mencionado', 'antes mencionado', 'citado anteriormente',
    'la tabla anterior', 'la sección anterior', 'la siguiente sección', 'el apartado anterior', 'en el siguiente apartado', 'haga clic aquí', 'haz clic aquí',
  ],
  consent: [
    'utilizamos cookies', 'usamos cookies', 'este sitio utiliza cookies', 'este sitio web utiliza cookies', 'esta web utiliza cookies', 'nosotros y nuestros socios',
    'aceptas el uso', 'acepta el uso', 'acepta nuestra', 'aceptas nuestra', 'aceptar todas las cookies',
  ],
  methods: ['método', 'métodos', 'metodología', 'cómo lo hemos probado', 'cómo probamos', 'nuestros datos', 'datos y métodos', 'ficha técnica'],
  byline: ['por', 'autor', 'autora', 'autores', 'escrito por', 'redactado por', 'publicado por', 'texto', 'texto de', 'redacción'],
  published: ['publicado', 'publicado el', 'publicada el', 'fecha', 'fecha de publicación', 'publicación', 'escrito el', 'creado el', 'el'],
  updated: ['actualizado', 'actualizado el', 'actualizada el', 'última actualización', 'modificado', 'modificado el', 'última modificación', 'editado', 'revisado el', 'fecha de actualización'],
  about: ['acerca de', 'sobre nosotros', 'quiénes somos', 'quienes somos', 'nosotros', 'nuestro equipo', 'nuestra historia', 'la empresa', 'contacto', 'contáctanos', 'contacta', 'contáctenos', 'aviso legal'],
  notFound: [
    'página no encontrada', 'no encontrada', 'no encontrado', 'error 404', 'página no existe', 'página ya no existe', 'página no está disponible', 'página que buscas no existe', 'no se encontró la página', 'no se ha encontrado', 'no hemos encontrado',
  ],
  inStock: ['en stock', 'disponible', 'hay existencias', 'en existencias', 'envío inmediato', 'listo para enviar', 'últimas unidades', 'pocas unidades', 'preventa', 'reserva ya'],
  outOfStock: ['agotado', 'agotada', 'sin stock', 'sin existencias', 'fuera de stock', 'no disponible', 'temporalmente no disponible', 'actualmente no disponible', 'descatalogado'],
  free: ['gratis', 'gratuito', 'gratuita', 'gratuitos', 'gratuitas', 'sin coste', 'sin costo', 'de forma gratuita'],
};
