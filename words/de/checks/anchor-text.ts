import type { anchorText as en } from '../../en/checks/anchor-text.ts';
import { agree, allOf, amount, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} von ${amount(total, { one: 'Link', other: 'Links' })}`;
const allLinks = (count: number) =>
  agree(count, 'Der einzige Link auf eine andere Seite hat', `${allOf(count)} Links auf andere Seiten haben`);

export const anchorText: typeof en = {
  title: 'Links haben aussagekräftigen Text',
  problem: 'Links ohne aussagekräftigen Text',
  why: 'Der Linktext sagt Menschen und Suchmaschinen, worum es am Ziel geht. „Mehr lesen“ sagt nichts, und ein Icon ohne Namen sagt noch weniger.',
  heuristic: 'Unsere Heuristik: wie viele generische oder leere Links zu viele sind',
  says: {
    descriptive: ({ count }) => ({ message: `${allLinks(count)} aussagekräftigen Text.`, change: '' }),
    named: ({ count }) => ({ message: `${allLinks(count)} einen Namen (Text, Label oder Alt-Text).`, change: '' }),
    fewGeneric: ({ count }) => ({
      message: `Nur ${amount(count, { one: 'Link hat', other: 'Links haben' })} Text, der das Ziel nicht beschreibt.`,
      change: '',
    }),
    noLinks: () => ({ message: 'Die Seite hat keine Links ohne nofollow auf andere Seiten.', change: '' }),
    empty: ({ count, total }) => ({
      message: `${of(count, total)} (${percent(count / total)}) ${agree(count, 'hat', 'haben')} keinen Namen: keinen Text, kein Label, keinen Alt-Text und kein title.`,
      change: 'Dem Link Text geben. Bei Icons Alt-Text oder ein aria-label verwenden, das das Ziel nennt.',
    }),
    emptyBesideText: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'hat', 'haben')} keinen Namen, aber ein Link mit Text führt zur selben Seite.`,
      change: 'Bild und Text in einen Link setzen.',
    }),
    emptyElsewhere: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'führt zu einer anderen Website und hat', 'führen zu anderen Websites und haben')} keinen Namen.`,
      change: 'Das Ziel jedes Icons mit Alt-Text oder einem aria-label nennen, für Menschen, die es nicht sehen.',
    }),
    generic: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'hat', 'haben')} generischen Text, der das Ziel nicht beschreibt.`,
      change: 'Das Ziel im Linktext nennen: „Preise für Liegeplätze“ statt „Mehr lesen“.',
    }),
    bareUrls: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'hat', 'haben')} eine URL als Text.`,
      change: 'Das Ziel im Linktext nennen; aus der URL erfahren Leser und Suchmaschinen wenig.',
    }),
    noPhrases: ({ language }) => ({
      message: `Generische Linktexte wurden nicht geprüft: Für diese Sprache (${language}) gibt es keine Liste.`,
      change: '',
    }),
    onlyOwn: ({ language }) => ({
      message: `Für diese Sprache (${language}) gibt es keine Liste generischer Linktexte. Nur Ihre eigene Liste wurde verwendet.`,
      change: '',
    }),
    byOwnList: ({ count }) => ({
      message: `${amount(count, { one: 'dieser Links gilt', other: 'dieser Links gelten' })} nur wegen Ihrer eigenen Liste als generisch.`,
      change: '',
    }),
    capped: (args) => partReadText('Links', args),
  },
};
