import type { snippetControls as en } from '../../en/checks/snippet-controls.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';
import { amount, percent } from './grammar.ts';

export const snippetControls: typeof en = {
  title: 'Snippet-Regeln erlauben das Zitieren',
  problem: 'Snippet-Regeln beschränken das Zitieren',
  why: 'Snippet-Regeln beschränken, was Suchmaschinen in Ergebnissen und KI-Antworten zitieren dürfen. Google wendet nosnippet und max-snippet auch auf Übersichten mit KI an; Bing wendet noarchive und nocache auf Copilot an.',
  heuristic: 'Ab wann ein kurzes Snippet oder viel verborgener Text eine Warnung wert ist, ist unsere Heuristik',
  words: { ...directiveWords, characters: 'Zeichen', ofMainText: 'des Haupttexts' },
  says: {
    open: () => ({ message: 'Suchmaschinen dürfen diese Seite uneingeschränkt zitieren.', change: '' }),
    noindexed: () => ({ message: 'Die Seite wird nicht indexiert, daher wird nichts zitiert.', change: '' }),
    nothingQuoted: ({ directive }) => ({
      message: `Google darf diese Seite nicht zitieren: ${written(directive)}`,
      change:
        'Die Anweisung entfernen, um Snippets und die Verwendung in KI-Antworten zu erlauben; einzelne Passagen mit data-nosnippet ausnehmen.',
    }),
    bingQuotesNothing: ({ directive }) => ({
      message: `Bing darf diese Seite nicht zitieren: ${written(directive)}`,
      change: 'Die Anweisung entfernen, um Snippets in Bing zu erlauben.',
    }),
    shortSnippets: ({ characters }) => ({
      message: `Snippets sind auf ${amount(characters, { other: 'Zeichen' })} beschränkt.`,
      change: 'max-snippet:-1 für keine Beschränkung verwenden oder die Anweisung entfernen.',
    }),
    smallImages: ({ size }) => ({
      message: `Bildvorschauen sind beschränkt: max-image-preview:${size}.`,
      change: 'max-image-preview:large verwenden, um große Bilder zu erlauben, zum Beispiel in Discover.',
    }),
    noArchive: ({ directive }) => ({
      message: `Bing hält diese Seite aus Copilot-Antworten heraus: ${written(directive)}. In Google hat das keine Wirkung.`,
      change: 'noarchive entfernen, wenn Copilot die Seite zitieren darf.',
    }),
    noCache: ({ directive }) => ({
      message: `Copilot darf nur URL, Titel und Snippet dieser Seite verwenden: ${written(directive)}. In Google hat das keine Wirkung.`,
      change: 'nocache entfernen, wenn Copilot mehr zitieren darf.',
    }),
    keptFromAi: ({ directive }) => ({
      message: `${written(directive)} beschränkt, was Copilot verwenden darf. Die Seite enthält auch noai: Das ist also vermutlich Absicht.`,
      change: 'Nur entfernen, wenn Copilot die Seite zitieren darf.',
    }),
    hiddenText: ({ share }) => ({
      message: `data-nosnippet umfasst ${percent(share)} des Haupttexts; diesen Teil dürfen Suchmaschinen dann nicht zitieren.`,
      change: 'data-nosnippet nur für Passagen verwenden, die nicht zitiert werden dürfen.',
    }),
    unknown: ({ directive }) => ({
      message: `Keine bekannte Suchmaschine unterstützt ${written(directive)}.`,
      change: 'Die Anweisung entfernen oder die gemeinte verwenden.',
    }),
    misspelt: ({ directive, meant }) => ({
      message: `Unbekannte Anweisung ${written(directive)}. War „${meant}“ gemeint?`,
      change: `${meant} verwenden.`,
    }),
    invalid: ({ directive }) => ({
      message: `${written(directive)} hat einen ungültigen Wert.`,
      change: 'max-snippet:-1, max-video-preview:-1 oder max-image-preview:large verwenden.',
    }),
    retired: ({ directive }) => ({ message: `${written(directive)} hat in der Suche keine Wirkung.`, change: '' }),
  },
};
