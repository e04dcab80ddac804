import type { words as en } from '../../en/tools/ai-view.ts';
import { german } from '../german.ts';

const { amount, bytes, number, percent } = german;

const characterForms = { one: 'Zeichen', other: 'Zeichen' };
const entryForms = { one: 'Eintrag', other: 'Einträgen' };

export const words: typeof en = {
  nothing: 'Ein Crawler ohne JavaScript findet hier nichts zu lesen.',
  nothingShown: 'Ein Crawler ohne JavaScript liest den Text unten. Die gerenderte Seite hat keinen Hauptinhalt zum Vergleichen.',
  onlyNoscript:
    'Ein Crawler ohne JavaScript liest den Text unten, der nur in <noscript> steht. Auf der gerenderten Seite ist nichts davon zu sehen.',
  sight: {
    crawler: 'Crawler',
    compare: 'Auf der Seite vergleichen',
    overlay: {
      region: 'Was ein Crawler von dieser Seite sieht',
      slider: 'Teil der Seite, der so gezeigt wird, wie Menschen ihn sehen',
      crawler: 'Crawler',
      passage: 'zitierbare Passage',
      copy: 'Bild kopieren',
      copied: 'Kopiert',
      save: 'Bild speichern',
      close: 'Schließen (Esc)',
    },
  },
  text: 'Text',
  tokens: 'Tokens',
  html: 'HTML',
  missing: 'Fehlt',
  words: ({ words: count, blocks }) =>
    `${amount(count, { one: 'Wort', other: 'Wörter' })} in ${amount(blocks, { one: 'Block', other: 'Blöcken' })}`,
  characters: ({ characters, blocks }) =>
    `etwa ${amount(characters, characterForms)} in ${amount(blocks, { one: 'Block', other: 'Blöcken' })}`,
  tokenCount: ({ count }) => `etwa ${number(count)} (Schätzung; Modelle zählen unterschiedlich)`,
  bytes: ({ count }) => bytes(count),
  noneMissing: 'nichts',
  someMissing: ({ count }) => amount(count, { one: 'Hauptblock der gerenderten Seite', other: 'Hauptblöcke der gerenderten Seite' }),
  mark: 'Fehlenden Text auf der Seite hervorheben',
  notInSource: 'nicht im HTML-Quelltext',
  note: 'Die meisten KI-Crawler führen kein JavaScript aus (gemessen von Vercel und MERJ, Dezember 2024); Googlebot, Bingbot und Applebot tun es.',
  agents: {
    title: 'Für Agenten',
    note: 'Für Software, die auf einer Seite für Menschen handelt. Keine Such- oder Antwortmaschine verlangt etwas davon, und nichts davon wird gewertet.',
    ask: 'Seite als Markdown anfordern',
    asking: 'Wird angefordert…',
    askNote: 'Fordert diese URL mit Accept: text/markdown und /.well-known/ard.json dieser Website an, ohne Cookies.',
    notHere: 'Hier nicht angefordert: Seite öffnen und dort prüfen.',
    unread: 'keine Antwort lesbar',
    controls: {
      name: 'Namen von Bedienelementen',
      who: 'WAI-ARIA (W3C). Laut Googles Leitfaden zu KI-Funktionen (Mai 2026) lesen Agenten den Accessibility Tree.',
      none: 'keine Schaltflächen oder Felder',
      all: ({ total }) => (total === 1 ? '1 Bedienelement hat einen Namen' : `alle ${number(total)} Bedienelemente haben einen Namen`),
      some: ({ total, nameless }) =>
        `${number(nameless)} von ${amount(total, { one: 'Bedienelement', other: 'Bedienelementen' })} ohne zugänglichen Namen`,
      nameless: 'kein zugänglicher Name',
      mark: 'Diese Bedienelemente auf der Seite hervorheben',
    },
    forms: {
      name: 'Formulare als Werkzeuge (WebMCP)',
      who: 'Vorschlag der Web Machine Learning Community Group (W3C); ein Origin Trial in Chrome, in keinem anderen Browser.',
      none: 'keine Formulare',
      annotated: ({ total, tools }) => `${number(tools)} von ${amount(total, { one: 'Formular', other: 'Formularen' })} mit toolname`,
      undescribed: ({ count }) => `${number(count)} ohne Namen oder tooldescription`,
      repeated: 'doppelt verwendet:',
      unnamed: '(leer)',
      fields: ({ fields, described }) =>
        `${amount(fields, { one: 'Feld', other: 'Felder' })}, ${number(described)} mit toolparamdescription.`,
      submits: 'Kann ohne Klick abgeschickt werden (toolautosubmit).',
    },
    shifts: {
      name: 'Layoutverschiebungen (CLS)',
      who: 'Core Web Vitals (Google). Lighthouse führt den Wert für Agenten auf, weil sie dorthin klicken, wo ein Element war.',
      value: ({ cls }) => `${number(Math.round(cls * 1_000) / 1_000)} bei diesem Besuch`,
      unknown: 'Von diesem Browser nicht gemessen.',
    },
    llms: {
      name: 'llms.txt',
      who: 'Vorschlag von Jeremy Howard (2024). Google ignoriert die Datei nach eigenen Angaben; Lighthouse prüft ihre Form.',
      none: 'keine, und das ist in Ordnung',
      whole: 'hat Überschrift, Links und Text',
      missing: ({ parts: missing }) => `vorhanden, ohne ${missing.join(', ')}`,
      heading: 'h1',
      links: 'Links',
      text: '50 Zeichen Text',
    },
    markdown: {
      name: 'Antwort als Markdown',
      who: 'Angeboten von Cloudflare und Vercel; angefordert von Coding-Agenten wie Claude Code, Cursor und OpenCode.',
      yes: 'Markdown wird geliefert',
      relabeled: 'HTML wird geliefert, als Markdown deklariert',
      varies: 'mit Vary: Accept',
      same: 'ohne Vary: Accept: Caches können es mit dem HTML verwechseln',
      html: () => 'kein Markdown: dieselbe Antwort wie für Browser',
      refused: () => 'abgelehnt (406): Eine Antwort mit HTML wäre sicherer',
      failing: ({ status }) => `liefert auf diese Anfrage ${status}`,
    },
    ard: {
      name: 'ARD-Datei',
      who: 'Agentic Resource Discovery 0.91, ein Vorschlag vom August 2026.',
      unnamed: 'Nicht in robots.txt, Head oder Headern genannt.',
      from: { robots: 'Agentmap in robots.txt:', link: 'rel=ard im HTML:', header: 'rel=ard in einem Link-Header:' },
      legacy: {
        robots: 'Agentmap in robots.txt:',
        link: 'rel=ai-catalog (alter Name) im HTML:',
        header: 'rel=ai-catalog (alter Name) in einem Link-Header:',
      },
      none: ({ status }) => `keine /.well-known/ard.json (Status ${status}), und das ist in Ordnung`,
      'not-json': () => '/.well-known/ard.json ist kein gültiges JSON',
      'no-entries': () => '/.well-known/ard.json hat keine Liste von Einträgen',
      entries: ({ entries, incomplete }) =>
        incomplete === 0
          ? `/.well-known/ard.json mit ${amount(entries, entryForms)}`
          : `/.well-known/ard.json: ${number(incomplete)} von ${amount(entries, entryForms)} ohne identifier, ohne type oder ohne genau eines von url und data`,
    },
  },
  reading: {
    title: 'Die Seite, wie Crawler sie lesen',
    form: 'Format',
    text: 'Text',
    main: 'Hauptinhalt',
    markdown: 'Markdown',
    save: 'Als Markdown speichern',
    label: 'Text der Seite',
    noMain: 'Der HTML-Quelltext enthält nichts vom Hauptinhalt: Er braucht JavaScript.',
    none: 'Der HTML-Quelltext enthält keinen Text: Ohne JavaScript ist diese Seite leer.',
    more: ({ share }) => `Mehr zeigen (${percent(share)} angezeigt)`,
  },
};
