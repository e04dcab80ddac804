import type { imageAlt as en } from '../../en/checks/image-alt.ts';
import { agree, allOf, amount, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} von ${amount(total, { one: 'Bild', other: 'Bildern' })}`;

export const imageAlt: typeof en = {
  title: 'Bilder haben Alt-Text',
  problem: 'Bilder ohne brauchbaren Alt-Text',
  why: 'Menschen, die ein Bild nicht sehen können, Suchmaschinen und Sprachmodelle lesen stattdessen seinen Alt-Text. Dekorative Bilder sollten ein leeres alt haben.',
  heuristic: 'Unsere Heuristik: Größen, Anteile und Längen',
  words: { text: 'Alt-Text', images: 'Bilder' },
  says: {
    described: ({ count }) => ({
      message: `${agree(count, 'Das einzige Inhaltsbild hat', `${allOf(count)} Inhaltsbilder haben`)} Alt-Text.`,
      change: '',
    }),
    onlyDecoration: ({ count }) => ({
      message: `${agree(count, 'Das einzige Bild ist', `${allOf(count)} Bilder sind`)} als dekorativ gekennzeichnet.`,
      change: '',
    }),
    noImages: () => ({ message: 'Die Seite hat keine Bilder.', change: '' }),
    onlySmall: ({ count, smallestPixels }) => ({
      message: `${agree(count, 'Das einzige Bild auf der Seite ist', `${allOf(count)} Bilder auf der Seite sind`)} kleiner als ${number(smallestPixels)} Pixel oder nicht zu sehen.`,
      change: '',
    }),
    onlyLinks: () => ({
      message: 'Jedes Bild ist der einzige Inhalt eines Links. Solche Links zählt die Prüfung der Linktexte.',
      change: '',
    }),
    inLinks: ({ count }) => ({
      message: `${amount(count, { one: 'Bild ohne Alt-Text ist der einzige Inhalt seines Links', other: 'Bilder ohne Alt-Text sind der einzige Inhalt ihrer Links' })}: siehe die Prüfung der Linktexte.`,
      change: '',
    }),
    capped: (args) => partReadText('Bilder', args),
    missing: ({ count, total, drawn }) => ({
      message:
        total === 1
          ? 'Das einzige Inhaltsbild hat keinen Alt-Text.'
          : `${of(count, total)} (${percent(count / total)}) ${agree(count, 'hat', 'haben')} keinen Alt-Text.`,
      change: [
        ...(count > drawn ? ['Das Bild im alt-Attribut beschreiben; für Dekoration alt="" verwenden.'] : []),
        ...(drawn > 0 ? ['SVGs mit einem <title>-Element oder aria-label benennen; für Dekoration aria-hidden="true" verwenden.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }) => ({
      message: `${amount(count, { one: 'verlinktes Bild hat', other: 'verlinkte Bilder haben' })} keinen Alt-Text: Nichts verrät, wohin ${agree(count, 'der Link führt', 'die Links führen')}.`,
      change: 'Das Ziel des Links im Alt-Text des Bildes beschreiben.',
    }),
    missingBesideText: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'hat', 'haben')} kein alt-Attribut; ${agree(count, 'es steht in einem Link', 'sie stehen in Links')} mit Text.`,
      change: 'alt="" ergänzen, damit Screenreader das Bild überspringen, oder es beschreiben, wenn es mehr zeigt als der Text.',
    }),
    mainEmpty: () => ({
      message: 'Das Hauptbild der Seite hat einen leeren Alt-Text, der es als Dekoration kennzeichnet.',
      change: 'Beschreiben, was das Bild zeigt.',
    }),
    fileNames: ({ count, total }) => ({
      message: `${of(count, total)} ${agree(count, 'hat einen Dateinamen oder eine URL als Alt-Text', 'haben Dateinamen oder URLs als Alt-Text')}.`,
      change: 'Stattdessen das Bild beschreiben.',
    }),
    onlySigns: ({ count }) => ({
      message: agree(
        count,
        'Das einzige Bild ist ein Logo oder Avatar, kein Inhalt.',
        `${allOf(count)} Bilder sind Logos oder Avatare, kein Inhalt.`,
      ),
      change: '',
    }),
    saysNothing: ({ count, total, example }) => ({
      message: `${of(count, total)} ${agree(count, 'hat', 'haben')} Alt-Text, der nichts über das Bild sagt: „${example}“.`,
      change: 'Beschreiben, was das Bild zeigt; für Dekoration alt="" verwenden.',
    }),
    tooLong: ({ count, longestAlt }) => ({
      message: `${amount(count, { one: 'Alt-Text ist', other: 'Alt-Texte sind' })} länger als ${number(longestAlt)} Zeichen.`,
      change: 'Den Alt-Text kurz halten und den Rest in eine Bildunterschrift oder den Text verschieben.',
    }),
    repeated: ({ count, total, sameAlt }) => ({
      message: `${of(count, total)} teilen ihren Alt-Text mit ${number(sameAlt - 1)} oder mehr anderen Bildern.`,
      change: 'Beschreiben, worin sich die Bilder unterscheiden.',
    }),
  },
};
