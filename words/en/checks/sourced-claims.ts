import type { Claim } from '../../../checks/derive/text/claims.ts';
import { agree, amount, number } from './grammar.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import { textLengthText } from './text-length.ts';

const change = 'Name the source in the sentence, link to it in the paragraph, or show the data on the page.';
/** Kinds of sources without text on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'link',
  note: 'reference',
  'name-year': 'name and year',
  attribution: 'attribution',
  'own-data': 'table or figure on this page',
  publisher: 'the publisher’s own figure',
  none: 'no source',
};

export const sourcedClaims = {
  title: 'Claims and numbers have sources',
  problem: 'Claims and numbers lack sources',
  why: 'A number or quotation with a source can be verified and passed on. One controlled test found that answer engines use such text more; others found that they barely consider references.',
  heuristic: 'What counts as a claim and as a source is our heuristic',
  words: {
    claim: 'Claim',
    text: 'Text',
    source: 'Source',
    quotation: 'quotation',
    sourceOf: ({ kind, why }: { kind: Claim['source']; why: string }) => why || unnamed[kind],
  },
  says: {
    sourced: ({ sourced, claims }: { sourced: number; claims: number }) => ({
      message: `${number(sourced)} of ${number(claims)} numbers and quotations ${agree(sourced, 'has', 'have')} a source.`,
      change: '',
    }),
    oneSource: () => ({ message: 'All of them come from one source. A second would let readers compare.', change: '' }),
    noLinks: () => ({ message: 'The sources are named but not linked. Links let readers check them directly.', change: '' }),
    thin: ({ sourced, claims }: { sourced: number; claims: number }) => ({
      message: `${number(claims - sourced)} of ${number(claims)} numbers and quotations ${agree(claims - sourced, 'has', 'have')} no source.`,
      change,
    }),
    none: ({ claims }: { claims: number }) => ({ message: `None of the ${number(claims)} numbers and quotations has a source.`, change }),
    sparse: ({ quantities, length }: { quantities: number; length: TextLength }) => ({
      message: `${amount(quantities, 'sentence')} with a number in ${textLengthText(length)}. Texts with more numbers were cited more in one small test.`,
      change: '',
    }),
    recipe: () => ({ message: 'Numbers in a recipe need no source.', change: '' }),
    few: ({ minClaims }: { minClaims: number }) => ({
      message: `Fewer than ${amount(minClaims, 'number or quotation', 'numbers or quotations')} on the page: little to cite.`,
      change: '',
    }),
    wordsUnknown: ({ language }: { language: string }) => ({
      message: `Pageloupe doesn’t know how this language (${language}) names sources, so for most claims it can’t tell whether they have one.`,
      change: '',
    }),
  },
};
