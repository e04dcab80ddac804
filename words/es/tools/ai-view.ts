import type { words as en } from '../../en/tools/ai-view.ts';
import { spanish } from '../spanish.ts';

const { amount, bytes, number, percent } = spanish;

const blocksOf = (count: number) => amount(count, { one: 'bloque', other: 'bloques' });
const entriesOf = (count: number) => amount(count, { one: 'entrada', other: 'entradas' });

export const words: typeof en = {
  nothing: 'Aquí no hay nada que leer para un rastreador sin JavaScript.',
  nothingShown:
    'Un rastreador sin JavaScript lee el texto de abajo. La página renderizada no tiene contenido principal con el que compararlo.',
  onlyNoscript:
    'Un rastreador sin JavaScript lee el texto de abajo, que solo está en <noscript>. La página renderizada no muestra nada de él.',
  sight: {
    crawler: 'Rastreador',
    compare: 'Comparar en la página',
    overlay: {
      region: 'Qué ve un rastreador de esta página',
      slider: 'Parte de la página que se muestra como la ven las personas',
      crawler: 'Rastreador',
      passage: 'pasaje citable',
      copy: 'Copiar imagen',
      copied: 'Copiado',
      save: 'Guardar imagen',
      close: 'Cerrar (Esc)',
    },
  },
  text: 'Texto',
  tokens: 'Tokens',
  html: 'HTML',
  missing: 'Falta',
  words: ({ words: count, blocks }) => `${amount(count, { one: 'palabra', other: 'palabras' })} en ${blocksOf(blocks)}`,
  characters: ({ characters, blocks }) => `aprox. ${amount(characters, { one: 'carácter', other: 'caracteres' })} en ${blocksOf(blocks)}`,
  tokenCount: ({ count }) => `aprox. ${number(count)} (estimación; cada modelo cuenta de forma distinta)`,
  bytes: ({ count }) => bytes(count),
  noneMissing: 'nada',
  someMissing: ({ count }) =>
    amount(count, { one: 'bloque principal de la página renderizada', other: 'bloques principales de la página renderizada' }),
  mark: 'Resaltar en la página el texto que falta',
  notInSource: 'no está en el código fuente HTML',
  note: 'La mayoría de los rastreadores de IA no ejecutan JavaScript (medido por Vercel y MERJ, diciembre de 2024); Googlebot, Bingbot y Applebot sí.',
  agents: {
    title: 'Para agentes',
    note: 'Para software que actúa en una página en nombre de personas. Ningún buscador ni motor de respuestas exige nada de esto, y nada puntúa.',
    ask: 'Solicitar la página como Markdown',
    asking: 'Solicitando…',
    askNote: 'Solicita esta URL con Accept: text/markdown, y /.well-known/ard.json de este sitio, sin cookies.',
    notHere: 'Aquí no se solicita: abrir la página y auditarla.',
    unread: 'no se pudo leer ninguna respuesta',
    controls: {
      name: 'Nombres de los controles',
      who: 'WAI-ARIA (W3C). La guía de Google sobre funciones de IA (mayo de 2026) dice que los agentes leen el árbol de accesibilidad.',
      none: 'sin botones ni campos',
      all: ({ total }) => (total === 1 ? '1 control tiene nombre' : `los ${number(total)} controles tienen nombre`),
      some: ({ total, nameless }) => `${number(nameless)} de ${amount(total, { one: 'control', other: 'controles' })} sin nombre accesible`,
      nameless: 'sin nombre accesible',
      mark: 'Resaltar estos controles en la página',
    },
    forms: {
      name: 'Formularios como herramientas (WebMCP)',
      who: 'Propuesta del Web Machine Learning Community Group (W3C); una prueba de origen en Chrome, en ningún otro navegador.',
      none: 'sin formularios',
      annotated: ({ total, tools }) => `${number(tools)} de ${amount(total, { one: 'formulario', other: 'formularios' })} con toolname`,
      undescribed: ({ count }) => `${number(count)} sin nombre o sin tooldescription`,
      repeated: 'usado dos veces:',
      unnamed: '(vacío)',
      fields: ({ fields, described }) =>
        `${amount(fields, { one: 'campo', other: 'campos' })}, ${number(described)} con toolparamdescription.`,
      submits: 'Se puede enviar sin un clic (toolautosubmit).',
    },
    shifts: {
      name: 'Cambios de diseño (CLS)',
      who: 'Core Web Vitals (Google). Lighthouse lo incluye para agentes, porque hacen clic donde estaba un elemento.',
      value: ({ cls }) => `${number(Math.round(cls * 1_000) / 1_000)} en esta visita`,
      unknown: 'Este navegador no lo mide.',
    },
    llms: {
      name: 'llms.txt',
      who: 'Propuesta de Jeremy Howard (2024). Google dice que ignora el archivo; Lighthouse revisa su forma.',
      none: 'no hay, y no hace falta',
      whole: 'tiene un encabezado, enlaces y texto',
      missing: ({ parts: missing }) => `presente, sin ${missing.join(', ')}`,
      heading: 'un h1',
      links: 'enlaces',
      text: '50 caracteres de texto',
    },
    markdown: {
      name: 'Respuesta en Markdown',
      who: 'La ofrecen Cloudflare y Vercel; la solicitan agentes de programación como Claude Code, Cursor y OpenCode.',
      yes: 'se devuelve Markdown',
      relabeled: 'se devuelve HTML, etiquetado como Markdown',
      varies: 'con Vary: Accept',
      same: 'sin Vary: Accept: las cachés pueden confundirlo con el HTML',
      html: () => 'sin Markdown: la misma respuesta que para navegadores',
      refused: () => 'rechazada (406): una respuesta con HTML sería más segura',
      failing: ({ status }) => `devuelve ${status} a esta solicitud`,
    },
    ard: {
      name: 'Archivo ARD',
      who: 'Agentic Resource Discovery 0.91, una propuesta de agosto de 2026.',
      unnamed: 'No se menciona en robots.txt, en el head ni en las cabeceras.',
      from: { robots: 'Agentmap en robots.txt:', link: 'rel=ard en el HTML:', header: 'rel=ard en una cabecera Link:' },
      legacy: {
        robots: 'Agentmap en robots.txt:',
        link: 'rel=ai-catalog (nombre antiguo) en el HTML:',
        header: 'rel=ai-catalog (nombre antiguo) en una cabecera Link:',
      },
      none: ({ status }) => `sin /.well-known/ard.json (estado ${status}), y no hace falta`,
      'not-json': () => '/.well-known/ard.json no es JSON válido',
      'no-entries': () => '/.well-known/ard.json no tiene ninguna lista de entradas',
      entries: ({ entries, incomplete }) =>
        incomplete === 0
          ? `/.well-known/ard.json con ${entriesOf(entries)}`
          : `/.well-known/ard.json: ${number(incomplete)} de ${entriesOf(entries)} sin identifier, sin type o sin exactamente uno de url y data`,
    },
  },
  reading: {
    title: 'La página como la leen los rastreadores',
    form: 'Formato',
    text: 'Texto',
    main: 'Contenido principal',
    markdown: 'Markdown',
    save: 'Guardar como Markdown',
    label: 'Texto de la página',
    noMain: 'El código fuente HTML no tiene nada del contenido principal: necesita JavaScript.',
    none: 'El código fuente HTML no tiene texto: sin JavaScript, esta página está vacía.',
    more: ({ share }) => `Mostrar más (${percent(share)} a la vista)`,
  },
};
