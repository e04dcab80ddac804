import type { Language } from './language.ts';

export const es: Language = {
  name: 'Spanish',
  script: 'Latn',
  functionWords:
    'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre ' +
    'cuando todo esta ser son dos también fue había era muy años hasta desde está nos durante',
  furtherFunctionWords:
    'para como cómo cuando cuándo donde dónde qué cuál cuáles quién desde hasta sobre entre contra según esta este esto estos estas ' +
    'todo todos toda todas nuestra nuestro nuestros nuestras vuestra vuestro tuyo tuya suyo cada porque aunque mejor mucho han hay ' +
    'tan mis tus les ese esa eso esos esas aún año tres así día otro otra otros otras será serán están tiene tras ante ella ellos ' +
    'ellas dijo hace sólo solo vez',
  pageWords: {
    byline: 'por|autor|autora|autores|escrito por|redactado por|publicado por|texto|texto de|redacción',
    published: 'publicado|publicado el|publicada el|fecha|fecha de publicación|publicación|escrito el|creado el|el',
    updated:
      'actualizado|actualizado el|actualizada el|última actualización|modificado|modificado el|última modificación|editado|' +
      'revisado el|fecha de actualización',
    about:
      'acerca de|sobre nosotros|quiénes somos|quienes somos|nosotros|nuestro equipo|nuestra historia|la empresa|contacto|contáctanos|' +
      'contacta|contáctenos|aviso legal',
  },
  longBylines: 'un artículo de|texto y fotos|una entrevista de|entrevista|un reportaje de|firmado por|redacción|enviado por',
  and: 'y|e',
  jobTitles: 'redactor redactora periodista editora directora escritor escritora abogado abogada',
  legalForms: { after: String.raw`S\.?L\.?U?` },
  rights: { phrases: 'todos los derechos|derechos reservados', words: 'derechos' },
  pageEdited: 'esta página se editó|esta página fue',
  months: { locales: ['es-PE'], short: { set: 9, sep: 9, setiembre: 9 } },
  ago: {
    one: 'un|una',
    instead: [
      ['hace', 'hace unas'],
      ['hace', 'hace unos'],
    ],
  },
  attribution: {
    names:
      'según|de acuerdo con|de acuerdo a|fuente:|fuentes:|conforme a|un estudio de|un estudio del|una encuesta|un informe de|' +
      'un informe del|datos de|datos del|cifras de|cifras del|publicado por|publicado en|publicada en|citado por|citando|informó|' +
      'informaron|informa|reportó|reportaron|señaló|señala|señalaron|afirmó|afirma|afirmaron|afirman|declaró|declararon|dijo|dijeron|' +
      'dice que|dicen que|aseguró|asegura|aseguran|aseguraron|indicó|indica|indicaron|explicó|explica que|anunció|anunciaron|' +
      'confirmó|confirmaron|confirma|reveló|revela|estima|estimó|estiman|advirtió|advierte|precisó|destacó|sostuvo|sostiene|' +
      'manifestó|comunicó|et al',
    quotes:
      'dice|dicen|explica|añade|añadió|agregó|agrega|apuntó|apunta|subrayó|subraya|recordó|recuerda|comentó|comenta|contó|cuenta|' +
      'expresó|expresa|respondió|responde|preguntó|pregunta|insistió|insiste|concluyó|concluye|lamentó|lamenta|reconoció|reconoce|' +
      'admitió|admite|opinó|opina|escribió|escribe|exclamó|aclaró|aclara|detalló|detalla|relató|relata|puntualizó|aseveró|reiteró|' +
      'enfatizó|remarcó|consideró|considera|criticó|denunció|prosiguió|continuó|matizó|argumentó|tuiteó|expuso|alertó|celebró',
  },
  anyone: 'quienes|quien|los que|las que|aquellos que|aquellas que',
  speakers:
    'yo|mi|mis|nosotros|nosotras|nos|nuestro|nuestra|nuestros|nuestras|bienvenido|bienvenidos|bienvenida|hola|gracias|este artículo',
  leaning: 'si|por ejemplo|también|ello|eso|esto|además|así',
  frontPage: 'inicio',
  genericTitles:
    'inicio|página de inicio|página principal|bienvenidos|bienvenido|página|nueva página|sin título|tienda|tienda online|tienda en línea',
  sectionTitles: 'blog|productos',
  genericAnchors:
    'haga clic aquí|haz clic aquí|clic aquí|click aquí|pincha aquí|clicka aquí|este|empezar|pulse aquí|aquí|leer más|lee más|' +
    'seguir leyendo|sigue leyendo|saber más|más|más información|más info|ver más|ver|ver todo|ver detalles|detalles|continuar|' +
    'continuar leyendo|enlace|este enlace|esta página|este artículo|descargar|sitio web|web|siguiente|ir|leer artículo|conoce más|' +
    'descubre más',
  paths: {
    login: 'iniciar-sesion acceder registro registrarse',
    cart: 'carrito cesta',
    checkout: 'caja pagar finalizar-compra',
    account: 'mi-cuenta cuenta',
    search: 'buscar busqueda',
    about: 'quienes-somos sobre-nosotros nosotros acerca-de',
    contact: 'contacto contactanos contactenos',
    booking: 'reservar reserva cita presupuesto',
    imprint: 'aviso-legal aviso-legal-y-privacidad',
    policy: 'terminos terminos-y-condiciones condiciones privacidad politica-de-privacidad ayuda',
    authors: 'autores autora columnista columnistas',
  },
  notFound:
    'página no encontrada|no encontrada|no encontrado|error 404|página no existe|página ya no existe|página no está disponible|' +
    'página que buscas no existe|no se encontró la página|no se ha encontrado|no hemos encontrado',
  buy:
    'añadir al carrito|añadir al carro|añadir a la cesta|añadir a la bolsa|agregar al carrito|agregar al carro|' +
    'agregar a la bolsa|comprar ahora|comprar ya|comprar',
  lexicon: {
    headings:
      'introducción|presentación|resumen|visión general|acerca de|sobre|conclusión|conclusiones|en resumen|detalles|más|' +
      'más información|información|información general|generalidades|antecedentes|contexto|características|ventajas|beneficios|' +
      'descripción|contenido|contenidos|índice|tabla de contenidos|notas|varios|otros|recursos|bienvenido|bienvenidos|primeros pasos|' +
      'preguntas frecuentes|faq|artículos relacionados|relacionados|te puede interesar|leer más',
    openers:
      'esto|eso|ello|este es|esta es|estos son|estas son|este,|esta,|estos,|estas,|él|ella|ellos|ellas|sin embargo|no obstante|' +
      'por lo tanto|por tanto|por eso|por ello|por esta razón|así pues|así,|además,|también|asimismo|en cambio|por otro lado|' +
      'por otra parte|en consecuencia|de este modo|de esta manera|pero|y|dicho|dicha|entonces',
    pointers:
      'véase más arriba|ver más arriba|ver más abajo|véase arriba|véase abajo|como se mencionó|mencionado anteriormente|' +
      'como se ha dicho|como hemos visto|arriba mencionado|antes mencionado|citado anteriormente|la tabla anterior|' +
      'la sección anterior|la siguiente sección|el apartado anterior|en el siguiente apartado|haga clic aquí|haz clic aquí',
    consent:
      'utilizamos cookies|usamos cookies|este sitio utiliza cookies|este sitio web utiliza cookies|esta web utiliza cookies|' +
      'nosotros y nuestros socios|aceptas el uso|acepta el uso|acepta nuestra|aceptas nuestra|aceptar todas las cookies',
    methods: 'método|métodos|metodología|cómo lo hemos probado|cómo probamos|nuestros datos|datos y métodos|ficha técnica',
    inStock:
      'en stock|disponible|hay existencias|en existencias|envío inmediato|listo para enviar|últimas unidades|pocas unidades|preventa|' +
      'reserva ya',
    outOfStock:
      'agotado|agotada|sin stock|sin existencias|fuera de stock|no disponible|temporalmente no disponible|actualmente no disponible|' +
      'descatalogado',
    free: 'gratis|gratuito|gratuita|gratuitos|gratuitas|sin coste|sin costo|de forma gratuita',
  },
};
