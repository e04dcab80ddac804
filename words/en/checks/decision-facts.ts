import type { PageType } from '../../../checks/core/facts.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import { amount, and } from './english.ts';

/** Facts as the things that a text states. */
const decisionFactNames: Record<DecisionFactId, (given: { specifications: number }) => string> = {
  price: () => 'price with currency',
  'served-price': () => 'price in the served HTML',
  specifications: ({ specifications }) => `at least ${amount(specifications, 'specification')}`,
  availability: () => 'availability',
  'marked-price': () => 'price as in the markup',
  address: () => 'address',
  phone: () => 'phone',
  hours: () => 'opening hours',
  area: () => 'area',
  'price-or-free': () => 'price or “free”',
  platform: () => 'platform',
  version: () => 'version or date',
  included: () => 'what is included',
  contact: () => 'a way to reach or book',
};
const pages: { [T in PageType]?: string } = {
  product: 'This product page',
  service: 'This page of a service',
  local: 'This page of a local business or place',
  tool: 'This page of a tool',
};
const thisPage = (type: PageType) => pages[type] ?? 'This page';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts = {
  title: 'The facts people decide on are in the text',
  why: 'Price, availability, opening hours or platform are what people ask answer engines for. A fact that is only in an image or needs a script cannot be quoted.',
  words: {
    fact: 'Fact',
    weight: 'Weight',
    found: 'Found',
    yes: 'yes',
    no: 'no',
    unknown: 'source not read',
    untold: 'cannot be told here',
    named: ({ id, specifications }: { id: DecisionFactId; specifications: number }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }: { type: PageType; facts: readonly DecisionFactId[]; specifications: number }) => ({
      message: `${thisPage(type)} states in text: ${named(facts, specifications)}.`,
      change: '',
    }),
    unstated: ({ facts, specifications }: { facts: readonly DecisionFactId[]; specifications: number }) => ({
      message: `Not stated in text: ${named(facts, specifications)}. That is what the score lacks.`,
      change: 'Where it applies, write it as plain text into the main content.',
    }),
    lacking: ({ type, facts, specifications }: { type: PageType; facts: readonly DecisionFactId[]; specifications: number }) => ({
      message: `${thisPage(type)} does not state in text: ${named(facts, specifications)}.`,
      change: 'Write these facts as plain text into the main content, and into the served HTML.',
    }),
    sourceTooLong: () => ({ message: 'The source is longer than the part of it that was read for prices.', change: '' }),
  },
};
