import type { metaDescription as en } from '../../en/checks/meta-description.ts';
import { amount, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

export const metaDescription: typeof en = {
  title: 'Meta-Beschreibung ist brauchbar',
  problem: 'Meta-Beschreibung fehlt oder ist ungeeignet',
  why: 'Die meisten Snippets stammen aus dem Text der Seite. Die Meta-Beschreibung wird verwendet, wenn sie besser zur Suchanfrage passt, und in Linkvorschauen.',
  heuristic: 'Die Breiten der Suchergebnisse sind Erfahrungswerte, die Tools von Drittanbietern gemessen haben',
  words: { description: 'Beschreibung', desktopResult: 'Desktop-Ergebnis', mobileResult: 'Mobil-Ergebnis', bothSay: 'Derselbe Text' },
  says: {
    fine: ({ pixels }) => ({ message: `Die Seite hat eine Beschreibung, ${number(pixels)} px breit.`, change: '' }),
    missing: () => ({
      message: 'Keine Meta-Beschreibung. Google wählt Text von der Seite.',
      change: 'Eine Meta-Beschreibung ergänzen: ein oder zwei Sätze darüber, was nur diese Seite bietet.',
    }),
    empty: () => ({
      message: 'Die Beschreibung ist leer. Google wählt Text von der Seite.',
      change: 'Einen oder zwei Sätze darüber schreiben, was diese Seite bietet, oder das Tag entfernen.',
    }),
    misread: (misread) => ({
      message: `Die Beschreibung zeigt ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `Die Seite hat ${amount(count, { one: 'Beschreibung', other: 'Beschreibungen' })}.`,
      change: 'Die behalten, die diese Seite beschreibt.',
    }),
    wide: ({ pixels, cut, desktopPixels }) => ({
      message: `Mit ${number(pixels)} px wird die Beschreibung möglicherweise abgeschnitten; Google schneidet meist bei etwa ${number(desktopPixels)} px ab, hier: „${cut}“`,
      change: '',
    }),
    ofSite: ({ text }) => ({
      message: `Die Beschreibung handelt von der Website, nicht von dieser Seite: „${text}“`,
      change: 'Sagen, was diese Seite bietet: ein oder zwei Sätze, die zu keiner anderen Seite der Website passen.',
    }),
    siteName: ({ name }) => ({
      message: `Die Beschreibung ist nur der Website-Name: „${name}“`,
      change: 'Einen oder zwei Sätze darüber schreiben, was diese Seite bietet.',
    }),
    short: ({ text }) => ({
      message: `Die Beschreibung ist zu kurz, um die Seite zu beschreiben: „${text}“`,
      change: 'Einen oder zwei Sätze darüber schreiben, was diese Seite bietet.',
    }),
    mobile: ({ pixels, mobilePixels }) => ({
      message: `Mit ${number(pixels)} px wird die Beschreibung auf Smartphones möglicherweise abgeschnitten (bei etwa ${number(mobilePixels)} px).`,
      change: '',
    }),
    likeTitle: ({ what }) => ({
      message: `Die Beschreibung wiederholt nur ${what === 'title' ? 'den Titel' : what}.`,
      change: 'Ergänzen, was nicht im Titel steht.',
    }),
    addsLittle: ({ text }) => ({
      message: `Die Beschreibung sagt kaum mehr als der Titel: „${text}“`,
      change: 'Ergänzen, was der Titel nicht sagt: was es auf dieser Seite gibt, für wen, und was daran besonders ist.',
    }),
    leftover: ({ found }) => ({
      message: `Die Beschreibung enthält einen vergessenen Platzhalter eines Templates: „${found}“.`,
      change: 'Die Variable ersetzen oder das Template korrigieren.',
    }),
    noSnippet: () => ({ message: 'Diese Seite hat kein Snippet in den Suchergebnissen (noindex oder nosnippet).', change: '' }),
  },
};
