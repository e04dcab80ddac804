const are = (count: number) => (count === 1 ? '1 value' : `${count} values`);

export const schemaVisible = {
  title: 'Marked-up facts are visible on the page',
  why: 'Search engines ask that markup says what readers see. Markup that says more can cost the page its rich results, and gives assistants facts nobody can check.',
  says: {
    nothing: () => ({ message: 'The markup holds no names, prices, ratings, authors, dates or questions to compare with the page.', change: '' }),
    unreadable: () => ({ message: 'Does not apply: the JSON-LD of the page cannot be read, and no other markup holds values to compare with the page.', change: '' }),
    allVisible: ({ count }: { count: number }) => ({ message: count === 1 ? 'The one value compared is visible on the page.' : `All ${count} values compared are visible on the page.`, change: '' }),
    decisive: ({ count }: { count: number }) => ({
      message: `${are(count)} that people decide on (price, rating, number of reviews) ${count === 1 ? 'is' : 'are'} in the markup, but not the same in the visible text.`,
      change: 'Show the same value on the page, or correct the markup. Both should come from one source of data.',
    }),
    secondary: ({ count }: { count: number }) => ({ message: `${are(count)} of the markup ${count === 1 ? 'was' : 'were'} not found in the visible text.`, change: 'Show them on the page in the same words, or leave them out of the markup.' }),
    many: ({ count }: { count: number }) => ({ message: `${are(count)} of the markup were not found in the visible text: it describes another page than readers see.`, change: 'Mark up only what this page shows.' }),
  },
};
