import type { PageType } from '../../../checks/core/facts/about.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import { and, fixed } from './grammar.ts';
import { decisionFactNames } from './kinds.ts';

const pages: { [T in PageType]?: string } = {
  product: 'This product page',
  service: 'This service page',
  local: 'This local business page',
  tool: 'This tool page',
};
const thisPage = (type: PageType) => pages[type] ?? 'This page';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts = {
  title: 'Key facts (price, availability, hours…) are in the text',
  problem: 'Key facts are missing from the text',
  why: 'People ask answer engines about price, availability, opening hours or platform. A fact that is only in an image or needs JavaScript can’t be quoted.',
  heuristic: 'Which facts count, and their weights, are our heuristic',
  words: {
    fact: 'Fact',
    weight: 'Weight',
    share: ({ value }: { value: number }) => fixed(value, 2),
    found: 'Found',
    yes: 'yes',
    no: 'no',
    unknown: 'raw HTML not read',
    untold: 'does not apply, or can’t be determined',
    named: ({ id, specifications }: { id: DecisionFactId; specifications: number }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }: { type: PageType; facts: readonly DecisionFactId[]; specifications: number }) => ({
      message: `${thisPage(type)} states in text: ${named(facts, specifications)}.`,
      change: '',
    }),
    unstated: ({ facts, specifications }: { facts: readonly DecisionFactId[]; specifications: number }) => ({
      message: `Missing from the text: ${named(facts, specifications)}.`,
      change: 'If it applies to this page, add it to the main content as plain text.',
    }),
    lacking: ({ type, facts, specifications }: { type: PageType; facts: readonly DecisionFactId[]; specifications: number }) => ({
      message: `Missing from the text of ${thisPage(type).replace('This', 'this')}: ${named(facts, specifications)}.`,
      change: 'Add these facts as plain text to the main content, in the raw HTML.',
    }),
    sourceTooLong: () => ({ message: 'Only the first part of the raw HTML was searched for prices.', change: '' }),
  },
};
