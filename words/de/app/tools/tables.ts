import type { tables as en } from '../../../en/app/tools/tables.ts';
import { german } from '../../german.ts';

const { amount, number } = german;
const rows = (count: number) => amount(count, { one: 'Zeile', other: 'Zeilen' });
/** The name of the rows starts some sentences. */
const starting = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const tables: typeof en = {
  filter: ({ name }) => `${starting(name)} filtern`,
  copyTable: ({ name }) => `${starting(name)} kopieren`,
  saveCsv: ({ name }) => `${starting(name)} als CSV speichern`,
  saveJson: ({ name }) => `${starting(name)} als JSON speichern`,
  table: ({ name }) => `Tabelle: ${name}`,
  all: ({ total }) => rows(total),
  some: ({ chosen, total }) => `${number(chosen)} von ${rows(total)}`,
  capped: ({ held, total }) => `die ersten ${number(held)} von ${rows(total)}`,
  someOfCapped: ({ chosen, held, total }) => `${number(chosen)} der ersten ${number(held)} von ${rows(total)}`,
  sortBy: 'Sortieren nach',
  group: ({ name }) => `${starting(name)} gruppieren`,
  ungrouped: 'Keine Gruppen',
  groupBy: ({ column }) => `Nach ${column}`,
  groups: ({ count }) => amount(count, { one: 'Gruppe', other: 'Gruppen' }),
  inGroup: ({ count }) => rows(count),
  noValue: 'Kein Wert',
  findInPage: 'Die Suche im Browser findet nur sichtbare Zeilen; der Filter durchsucht alle.',
  keys: 'In einer Zeile: Pfeil nach oben und unten zeilenweise, Bild auf und Bild ab weiter, Pos1 und Ende zur ersten und letzten Zeile.',
  printed: ({ shown, total }) => `Die ersten ${number(shown)} von ${rows(total)}. CSV und JSON enthalten alle.`,
  noneContains: ({ filter }) => `Keine Zeile enthält „${filter}“.`,
  shown: ({ shown, total }) => `${number(shown)} von ${number(total)} gezeigt`,
  more: ({ count }) => `${number(count)} weitere zeigen`,
};
