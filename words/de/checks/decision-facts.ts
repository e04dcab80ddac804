import type { PageType } from '../../../checks/core/facts/about.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import type { decisionFacts as en } from '../../en/checks/decision-facts.ts';
import { and, fixed } from './grammar.ts';
import { decisionFactNames } from './kinds.ts';

/** The same in nominative, genitive and dative after “diese(r)”. */
const pages: { [T in PageType]?: string } = {
  product: 'Produktseite',
  service: 'Leistungsseite',
  local: 'Unternehmensseite',
  tool: 'Tool-Seite',
};
const page = (type: PageType) => pages[type] ?? 'Seite';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts: typeof en = {
  title: 'Eckdaten (Preis, Verfügbarkeit, Zeiten …) stehen im Text',
  problem: 'Eckdaten fehlen im Text',
  why: 'Menschen fragen Antwortmaschinen nach Preis, Verfügbarkeit, Öffnungszeiten oder Plattform. Was nur in einem Bild steht oder JavaScript braucht, lässt sich nicht zitieren.',
  heuristic: 'Welche Eckdaten zählen und welches Gewicht sie haben, ist unsere Heuristik',
  words: {
    fact: 'Angabe',
    weight: 'Gewicht',
    share: ({ value }) => fixed(value, 2),
    found: 'Gefunden',
    yes: 'ja',
    no: 'nein',
    unknown: 'HTML-Quelltext nicht gelesen',
    untold: 'trifft nicht zu oder lässt sich nicht feststellen',
    named: ({ id, specifications }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }) => ({
      message: `Diese ${page(type)} nennt im Text: ${named(facts, specifications)}.`,
      change: '',
    }),
    unstated: ({ facts, specifications }) => ({
      message: `Im Text fehlt: ${named(facts, specifications)}.`,
      change: 'Wenn es auf diese Seite zutrifft, im Hauptinhalt als einfachen Text ergänzen.',
    }),
    lacking: ({ type, facts, specifications }) => ({
      message: `Im Text dieser ${page(type)} fehlt: ${named(facts, specifications)}.`,
      change: 'Diese Angaben als einfachen Text im Hauptinhalt ergänzen, im HTML-Quelltext.',
    }),
    sourceTooLong: () => ({ message: 'Nur der erste Teil des HTML-Quelltexts wurde nach Preisen durchsucht.', change: '' }),
  },
};
