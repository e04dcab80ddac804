import type { words as en } from '../../en/tools/structured-data.ts';
import { german } from '../german.ts';
import { jsonFaultText } from '../checks/json-faults.ts';

const { amount, number } = german;

export const words: typeof en = {
  none: 'Die Seite hat keine strukturierten Daten: weder JSON-LD noch Microdata noch RDFa. Das ist in Ordnung: Nötig sind sie nur für Rich-Suchergebnisse.',
  formats: { 'json-ld': 'JSON-LD', microdata: 'Microdata', rdfa: 'RDFa' },
  items: ({ count, format }) => `${amount(count, { one: 'Objekt', other: 'Objekte' })} in ${format}`,
  broken: ({ count }) => amount(count, { one: 'Block mit Syntaxfehler', other: 'Blöcke mit Syntaxfehler' }),
  errors: 'Syntaxfehler',
  problems: 'Probleme',
  fault: ({ fault }) => jsonFaultText(fault),
  block: ({ index }) => `JSON-LD-Block ${number(index)}`,
  graph: {
    title: 'Objekte',
    note: 'Ein Objekt aufklappen, um seine Eigenschaften zu sehen. Ein Verweis per @id öffnet das Objekt, auf das er zeigt.',
    none: 'Die strukturierten Daten konnten nicht gelesen werden.',
    copy: 'Als JSON kopieren',
    untyped: 'ohne Typ',
    item: 'Objekt',
    value: 'Wert',
    noProperties: 'Keine Eigenschaften.',
    refersTo: 'verweist auf',
    elsewhere: 'nicht auf dieser Seite',
    byId: 'per @id',
    inBlock: ({ format, block }) => `${format}, Block ${number(block)}`,
    undrawn: ({ count }) => `${amount(count, { one: 'weiteres Objekt', other: 'weitere Objekte' })}: kopiert werden alle.`,
    more: ({ count }) => `und ${number(count)} weitere`,
  },
};
