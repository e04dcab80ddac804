import type { Claim } from '../../../checks/derive/text/claims.ts';
import { agree, amount, number } from './english.ts';
import type { TextLength } from '../../../checks/derive/text/text-length.ts';
import { lengthText } from './text-length.ts';

const change = 'Say in the sentence who says so, link the source in the paragraph, or show the data on the page.';
/** Sources that have no words of their own on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'link',
  note: 'reference',
  'name-year': 'name and year',
  attribution: 'attribution',
  'own-data': 'table or figure on this page',
  publisher: 'the publisher’s own number',
  none: 'no source',
};

export const sourcedClaims = {
  title: 'Claims, numbers and quotations carry sources',
  why: 'A number or a quotation with its source can be checked and passed on. One controlled test found that answer engines use such text more; others found that they hardly look at references.',
  words: {
    claim: 'Claim',
    text: 'Text',
    source: 'Source',
    quotation: 'quotation',
    sourceOf: ({ kind, why }: { kind: Claim['source']; why: string }) => why || unnamed[kind],
  },
  says: {
    sourced: ({ sourced, claims }: { sourced: number; claims: number }) => ({
      message: `${number(sourced)} of ${number(claims)} numbers and quotations ${agree(sourced, 'has a source beside it', 'have a source beside them')}.`,
      change: '',
    }),
    oneSource: () => ({ message: 'All of them come from one source. A second one would let readers compare.', change: '' }),
    noLinks: () => ({ message: 'The sources are named, not linked. A link lets readers check them in one step.', change: '' }),
    thin: ({ sourced, claims }: { sourced: number; claims: number }) => ({
      message: `${number(claims - sourced)} of ${number(claims)} numbers and quotations ${agree(claims - sourced, 'has no source beside it', 'have no source beside them')}.`,
      change,
    }),
    none: ({ claims }: { claims: number }) => ({
      message: `None of the ${number(claims)} numbers and quotations has a source beside it.`,
      change,
    }),
    sparse: ({ quantities, length }: { quantities: number; length: TextLength }) => ({
      message: `${amount(quantities, 'sentence')} with a number in ${lengthText(length)}. Texts that state more numbers were cited more in one small test.`,
      change: '',
    }),
    recipe: () => ({ message: 'The numbers of a recipe are its own: they need no source.', change: '' }),
    few: ({ minClaims }: { minClaims: number }) => ({
      message: `The page has fewer than ${amount(minClaims, 'number or quotation', 'numbers or quotations')} to check. There is little to cite it for.`,
      change: '',
    }),
    wordsUnknown: ({ language }: { language: string }) => ({
      message: `We have no list of the words by which this language (${language}) names sources; links, notes and names beside quotations alone leave most claims open.`,
      change: '',
    }),
  },
};
