import type { words as en } from '../../en/tools/structured-data.ts';
import { jsonFaultText } from '../checks/json-faults.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

export const words: typeof en = {
  none: 'La página no tiene datos estructurados: ni JSON-LD, ni microdatos, ni RDFa. No importa: solo hacen falta para resultados enriquecidos.',
  formats: { 'json-ld': 'JSON-LD', microdata: 'microdatos', rdfa: 'RDFa' },
  items: ({ count, format }) => `${amount(count, { one: 'elemento', other: 'elementos' })} en ${format}`,
  broken: ({ count }) => amount(count, { one: 'bloque con un error de sintaxis', other: 'bloques con un error de sintaxis' }),
  errors: 'Errores de sintaxis',
  problems: 'Problemas',
  fault: ({ fault }) => jsonFaultText(fault),
  block: ({ index }) => `Bloque JSON-LD ${number(index)}`,
  graph: {
    title: 'Elementos',
    note: 'Abrir un elemento para ver sus propiedades. Una referencia @id abre el elemento al que apunta.',
    none: 'No se pudieron leer los datos estructurados.',
    copy: 'Copiar como JSON',
    untyped: 'sin tipo',
    item: 'elemento',
    value: 'valor',
    noProperties: 'Sin propiedades.',
    refersTo: 'se refiere a',
    elsewhere: 'no está en esta página',
    byId: 'por @id',
    inBlock: ({ format, block }) => `${format}, bloque ${number(block)}`,
    undrawn: ({ count }) => `${amount(count, { one: 'elemento más', other: 'elementos más' })}: al copiar se incluyen todos.`,
    more: ({ count }) => `y ${number(count)} más`,
  },
};
