import type { headingOutline as en } from '../../en/checks/heading-outline.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

const headings = (count: number) => amount(count, { one: 'Überschrift', other: 'Überschriften' });

export const headingOutline: typeof en = {
  title: 'Gliederung der Überschriften ist brauchbar',
  problem: 'In der Gliederung fehlen Überschriften, oder sie sind leer oder überspringen Ebenen',
  why: 'Wer einen Screenreader verwendet, navigiert über Überschriften, und alle Leser überfliegen sie. Hier geht es um Barrierefreiheit und Lesbarkeit: Suchmaschinen ranken nicht nach der Reihenfolge von Überschriften.',
  heuristic: 'Zeilen, die wie Überschriften aussehen: Ihre Längen sind unsere Heuristik',
  says: {
    usable: ({ count }) => ({ message: `${headings(count)} im Hauptinhalt, keine leer, keine übersprungene Ebene.`, change: '' }),
    styled: ({ lines, example }) => ({
      message: `${amount(lines, { one: 'Zeile dieses langen Textes sieht wie eine Überschrift aus', other: 'Zeilen dieses langen Textes sehen wie Überschriften aus' })}, aber nur die Hauptüberschrift ist als solche ausgezeichnet: „${example}“`,
      change:
        'Sie als h2 auszeichnen oder als h3 unter einem h2: Screenreader listen Überschriften auf, und Maschinen finden Passagen über sie.',
    }),
    empty: ({ count }) => ({
      message: `${headings(count)} im Hauptinhalt ${agree(count, 'ist', 'sind')} leer.`,
      change: 'Der Überschrift Text geben oder sie entfernen; für Abstände CSS verwenden.',
    }),
    skips: ({ count, above, level }) => ({
      message: `Die Gliederung überspringt ${agree(count, 'Ebenen', `${number(count)}-mal Ebenen, zuerst`)} von h${above} zu h${level}.`,
      change: 'Eine Ebene nach der anderen absteigen und die Größe von Überschriften mit CSS festlegen.',
    }),
    long: ({ count, maxCharacters }) => ({
      message: `${headings(count)} ${agree(count, 'ist', 'sind')} länger als ${amount(maxCharacters, { other: 'Zeichen' })}.`,
      change: '',
    }),
    capped: (args) => partReadText('Überschriften', args),
    few: ({ count, others }) => ({
      message:
        count + others === 0
          ? 'Die Seite hat keine Überschriften.'
          : count === 0
            ? 'Der Hauptinhalt hat keine Überschriften.'
            : `${headings(count)} im Hauptinhalt ${agree(count, 'ist', 'sind')} zu wenig für eine Gliederung.`,
      change: '',
    }),
  },
};
