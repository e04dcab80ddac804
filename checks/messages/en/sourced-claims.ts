export const sourcedClaims = {
  title: 'Claims, numbers and quotations carry sources',
  why: 'A number or a quotation with its source can be checked and passed on. One controlled test found that answer engines use such text more; others found that they hardly look at references.',
  says: {
    sourced: ({ sourced, claims }: { sourced: number; claims: number }) => ({ message: `${sourced} of ${claims} numbers and quotations have a source beside them.`, change: '' }),
    oneSource: () => ({ message: 'All of them rest on the same source. A second one would let readers compare.', change: '' }),
    noLinks: () => ({ message: 'The sources are named, not linked. A link lets readers check them in one step.', change: '' }),
    thin: ({ sourced, claims }: { sourced: number; claims: number }) => ({
      message: `${sourced} of ${claims} numbers and quotations have a source beside them; ${claims - sourced} have none.`,
      change: 'Say in the sentence who says so, link the source in the paragraph, or show the data on the page.',
    }),
    none: ({ claims }: { claims: number }) => ({
      message: `None of ${claims} numbers and quotations has a source beside it.`,
      change: 'Say in the sentence who says so, link the source in the paragraph, or show the data on the page.',
    }),
    notForType: ({ type }: { type: string }) => ({ message: `Does not apply: pages of this type (${type}) are not expected to cite sources.`, change: '' }),
    few: () => ({ message: 'Does not apply: the page makes fewer than two claims with a number or a quotation. There is little to cite it for.', change: '' }),
  },
};
