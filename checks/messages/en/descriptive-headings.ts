export const descriptiveHeadings = {
  title: 'Headings say what their section answers',
  why: 'Pages whose headings match the question are cited more often. The question is not known here, so the text under a heading stands in for it.',
  says: {
    tell: ({ count, share }: { count: number; share: number }) => ({ message: `The headings of ${count} sections say what stands under them (${share} of 100 by our heuristic).`, change: '' }),
    vague: ({ weak, count, share }: { weak: number; count: number; share: number }) => ({
      message: `${weak} of ${count} headings say little about the text under them (${share} of 100 by our heuristic).`,
      change: 'Name in the heading what the section is about, in the words that the section uses; answer a question right under it.',
    }),
    notForType: ({ type }: { type: string }) => ({ message: `Does not apply: on this type of page (${type}) headings only sort other things.`, change: '' }),
    little: () => ({ message: 'Does not apply: the main content is short, or has fewer than two sections.', change: '' }),
  },
};
