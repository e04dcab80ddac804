import type { htmlSize as en } from '../../en/checks/html-size.ts';
import { bytes as size } from './grammar.ts';

export const htmlSize: typeof en = {
  title: 'HTML liegt innerhalb der Crawl-Grenzen',
  problem: 'HTML ist zu groß',
  why: 'Von sehr langen Dokumenten lesen Crawler nur den ersten Teil; was nach ihrer Grenze kommt, wird möglicherweise nie indexiert.',
  words: { bytes: 'Byte' },
  says: {
    fits: ({ bytes }) => ({ message: `Das HTML ist ${size(bytes)} groß, klar innerhalb der Crawl-Grenzen.`, change: '' }),
    large: ({ bytes, failBytes }) => ({
      message: `Das HTML ist ${size(bytes)} groß; Googlebot liest die ersten ${size(failBytes)}.`,
      change: 'Inline-Daten, -Stile und -Bilder aus dem HTML auslagern, um klar unter der Grenze zu bleiben.',
    }),
    tooLarge: ({ bytes, failBytes }) => ({
      message: `Das HTML ist ${size(bytes)} groß: Was nach den ersten ${size(failBytes)} kommt, wird möglicherweise nicht indexiert.`,
      change: `Inline-Daten, -Stile und -Bilder aus dem HTML auslagern oder die Seite teilen, damit der ganze Inhalt in den ersten ${size(failBytes)} steht.`,
    }),
    notReadToEnd: () => ({ message: 'Das Dokument wurde nicht bis zum Ende gelesen, daher ist seine Größe eine Untergrenze.', change: '' }),
  },
};
