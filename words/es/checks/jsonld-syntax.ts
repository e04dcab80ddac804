import type { jsonldSyntax as en } from '../../en/checks/jsonld-syntax.ts';
import { jsonFaultText } from './json-faults.ts';
import { agree, amount, and, number } from './grammar.ts';

const blocks = (count: number) => amount(count, { one: 'bloque JSON-LD', other: 'bloques JSON-LD' });

export const jsonldSyntax: typeof en = {
  title: 'Todos los bloques JSON-LD son válidos',
  problem: 'El JSON-LD tiene errores',
  why: 'Un solo carácter incorrecto invalida el bloque entero: ningún buscador ni asistente lee nada de él.',
  words: { block: ({ index, types }) => `Bloque ${index}: ${types.join(', ')}` },
  says: {
    none: () => ({ message: 'La página no tiene JSON-LD. No es obligatorio.', change: '' }),
    otherSyntax: ({ count, syntax }) => ({
      message: `La página no tiene JSON-LD; ${agree(count, 'se leyó', 'se leyeron')} ${amount(count, { one: 'elemento', other: 'elementos' })} de otro marcado (${and(syntax)}).`,
      change: '',
    }),
    valid: ({ count }) => ({
      message: `${blocks(count)} ${agree(count, 'es válido y declara su vocabulario y sus tipos', 'son válidos y declaran su vocabulario y sus tipos')}.`,
      change: '',
    }),
    invalid: ({ index, fault, line, column }) => ({
      message: `El bloque JSON-LD ${index} no es JSON válido (línea ${line}, columna ${column}). ${jsonFaultText(fault)}`,
      change: `Corregir la línea ${line} del bloque JSON-LD ${index}; hasta entonces se ignora el bloque entero. Generarlo con una biblioteca JSON en lugar de una plantilla de texto.`,
    }),
    moreInvalid: ({ count }) => ({
      message: `${amount(count, { one: 'bloque más no es', other: 'bloques más no son' })} JSON válido.`,
      change: `${agree(count, 'Corregirlo', 'Corregirlos')} de la misma manera.`,
    }),
    holdsNothing: ({ index }) => ({ message: `El bloque JSON-LD ${index} está vacío.`, change: 'Rellenar el bloque o quitarlo.' }),
    noContext: ({ index }) => ({
      message: `El bloque JSON-LD ${index} no tiene @context, por lo que sus nombres no significan nada.`,
      change: 'Añadir "@context": "https://schema.org" a cada objeto del nivel superior del bloque.',
    }),
    otherContext: ({ index }) => ({
      message: `El @context del bloque JSON-LD ${index} no es schema.org, el vocabulario que leen los buscadores.`,
      change: 'Usar "@context": "https://schema.org", sin nada detrás.',
    }),
    noType: ({ index, count }) => ({
      message: `El bloque JSON-LD ${index} tiene ${agree(count, 'un objeto', `${number(count)} objetos`)} sin @type.`,
      change: 'Añadir un tipo a cada objeto, como "@type": "Article".',
    }),
    relative: ({ count }) => ({
      message: `${amount(count, { one: 'valor de @id o url es relativo', other: 'valores de @id o url son relativos' })}.`,
      change: 'Usar URL completas: un @id identifica lo mismo en todas las páginas, y no todos los servicios resuelven las relativas.',
    }),
    conflicting: ({ count }) => ({
      message: `Objetos con el mismo @id se contradicen en ${amount(count, { one: 'valor', other: 'valores' })}.`,
      change:
        'Describir cada cosa una vez y hacer referencia a su @id en los demás lugares, o usar identificadores distintos para cosas distintas.',
    }),
    entities: ({ count }) => ({
      message: `Hay entidades HTML en valores de texto de ${blocks(count)}: dentro de <script> no se decodifican.`,
      change: 'Usar los propios caracteres (", \', &), escapados como JSON donde haga falta (\\").',
    }),
    added: ({ count }) => ({
      message: `${blocks(count)} no ${agree(count, 'está', 'están')} en el código fuente HTML: ${agree(count, 'lo', 'los')} añade un script.`,
      change:
        'Poner el marcado en el código fuente HTML: la mayoría de los rastreadores de IA no ejecutan JavaScript, y Google advierte que el marcado Product añadido por scripts se lee con menos frecuencia y fiabilidad para Shopping.',
    }),
    sourceUnknown: () => ({ message: 'No se comprobó si los bloques están en el código fuente HTML.', change: '' }),
  },
};
