import type { words as en } from '../../en/tools/ai-crawlers.ts';
import { spanish } from '../spanish.ts';

const { amount, bytes, date, number } = spanish;

export const words: typeof en = {
  matrix: {
    title: 'Esta URL, rastreador por rastreador',
    note: ({ compiled }) =>
      `Solo los rastreadores de búsqueda deciden si un motor de respuestas puede encontrar y citar esta página. Las reglas para rastreadores de entrenamiento son decisión del sitio y nunca puntúan. Obedece: respeta robots.txt. Scripts: ejecuta JavaScript. Según la documentación de los operadores al ${date(compiled)}, sin medición propia.`,
    byPurpose: {
      title: 'Quién puede leer esta URL y para qué',
      note: 'Agrupado por la finalidad que documenta cada operador. Los operadores con un rastreador bloqueado van primero; bloquear un rastreador de entrenamiento es decisión del sitio.',
      rows: 'operadores',
      operator: 'Operador',
      short: { search: 'Búsq.', user: 'Usuario', training: 'Entren.', other: 'Otros' },
      more: ({ count }) => `Mostrar ${amount(count, { one: 'operador más', other: 'operadores más' })}`,
      crawler: ({ token, verdict }) => `${token}: ${verdict}`,
    },
    purpose: 'Finalidad',
    purposes: { search: 'Búsqueda', user: 'A petición del usuario', training: 'Entrenamiento', other: 'Otros', all: 'Todos' },
    rows: 'rastreadores de IA',
    none: 'Ningún rastreador conocido de este tipo.',
    sources: 'Fuentes',
    firewall: 'Un cortafuegos puede bloquear un rastreador que robots.txt permite; una extensión no puede verlo.',
    crawler: 'Rastreador',
    thisUrl: 'Esta URL',
    decidedBy: 'Decide',
    score: 'Puntuación',
    obeys: 'Obedece',
    scripts: 'Scripts',
    kinds: {
      legacy: ({ operator }) => `${operator}, ya sin documentar`,
      control: ({ operator }) => `${operator}, token de control`,
    },
    verdicts: { allowed: 'permitido', blocked: 'bloqueado', unknown: 'desconocido' },
    own: 'Lista propia',
    ownSource: 'De la configuración; no se sabe nada más de él.',
    silent: 'sin respuesta para robots.txt',
    failing: ({ status }) => `robots.txt devuelve ${status}: muchos rastreadores dejan de rastrear hasta que vuelve a funcionar`,
    noFile: 'sin robots.txt: sin restricciones',
    noGroup: 'ningún grupo se aplica',
    noRule: ({ group }) => `ninguna regla del grupo «${group}» coincide`,
    line: ({ line, group }) => `línea ${number(line)}, grupo «${group}»`,
    for: {
      search: 'Para búsquedas y citas.',
      training: 'Para entrenamiento.',
      user: 'Para peticiones de usuarios.',
      other: 'Para otros usos.',
    },
    source: ({ title, asOf }) => `${title}, ${date(asOf)}`,
    counts: { A: 'total', 'A-user': 'mitad', B: 'baja', none: 'ninguna' },
    respects: { yes: 'sí', partial: 'en parte', no: 'no', unknown: 'sin documentar' },
    runs: { yes: 'sí', no: 'no', unknown: 'desconocido', 'n/a': 'no envía solicitudes' },
  },
  statements: {
    title: 'Declaraciones sobre el uso por IA',
    note: 'Solo informativo, nunca puntúa. Cada entrada dice quién se ha comprometido a respetarla.',
    none: 'Ninguna: ni Content-Signal, ni Content-Usage, ni token de uso, ni licencia RSL, ni reserva TDM en robots.txt, en las cabeceras o en el head.',
    where: 'Dónde',
    says: 'Declaración',
    readers: 'Quién la respeta',
    robots: ({ line }) => `robots.txt, línea ${number(line)}`,
    robotsOfOrigin: ({ line, agents }) => `robots.txt, línea ${number(line)} (${agents.join(', ')})`,
    header: 'cabecera de la respuesta',
    meta: 'etiqueta meta',
    robotsMeta: 'etiqueta meta robots',
    readersOf: {
      'content-signal': 'Content Signals (Cloudflare, 2025): ningún gran buscador se ha comprometido a respetarlo.',
      'content-usage': 'IETF aipref (borrador): el vocabulario todavía no es definitivo.',
      license: 'RSL 1.0 (2025): con el apoyo de editores y CDN; ningún buscador se ha comprometido a respetarlo.',
      'tdm-reservation':
        'TDMRep (grupo comunitario del W3C): la reserva legible por máquina del artículo 4 de la directiva europea sobre derechos de autor.',
      'tdm-policy': 'TDMRep (grupo comunitario del W3C): dónde están las condiciones.',
    },
    usage: ({ token, allowed }) => `User-agent: ${token}: ${allowed ? 'permitido' : 'no permitido'} para esta URL`,
    usageReaders:
      'Preferencia de entrenamiento (borrador del IETF del 30-10-2026): un token de política, no un rastreador. Google anunció ese mismo día que admitirá una preferencia común de entrenamiento. Su grafía se conoce por una sola fuente secundaria.',
    otherUsage: 'Un token de política, no un rastreador. No se conoce ningún buscador que lo respete.',
    use: {
      immediate: 'use=immediate: se puede usar para una respuesta, sin guardarlo ni reutilizarlo.',
      reference: 'use=reference: se puede indexar y citar brevemente, con un enlace a la página.',
      full: 'use=full: se puede resumir y reproducir.',
    },
    artists: 'Una convención de comunidades artísticas (2022), que se sigue de forma desigual.',
  },
  llms: {
    title: 'llms.txt',
    note: 'Una propuesta de 2024. Los registros de servidores muestran que los buscadores rara vez lo solicitan, así que ni da ni quita puntos.',
    none: ({ status }) => `El sitio no tiene llms.txt (estado ${status}). No hace falta.`,
    size: ({ size, headings }) => `${bytes(size)}, ${amount(headings, { one: 'encabezado', other: 'encabezados' })}.`,
    html: 'Se sirve como HTML, así que probablemente no es un llms.txt.',
  },
};
