export const metaDescription = {
  title: 'Meta description is present and usable',
  why: 'Most snippets come from the text of the page. The meta description is used when it fits the question better, and in shared links.',
  says: {
    fine: ({ pixels }: { pixels: number }) => ({ message: `One description, ${pixels} px wide.`, change: '' }),
    missing: () => ({ message: 'No description. Google will choose text from the page.', change: 'Write a sentence or two that say what this page offers, different on every page.' }),
    empty: () => ({ message: 'The description is empty. Google will choose text from the page.', change: 'Write a sentence or two that say what this page offers, or remove the tag.' }),
    several: ({ count }: { count: number }) => ({ message: `The page has ${count} descriptions.`, change: 'Keep the one that describes this page.' }),
    wide: ({ pixels, cut }: { pixels: number; cut: string }) => ({
      message: `The description is ${pixels} px wide; desktop results usually cut near 920 px, here: “${cut}”`,
      change: 'Say what matters first: what stands after the cut is rarely shown. There is no limit of characters.',
    }),
    mobile: ({ pixels }: { pixels: number }) => ({ message: `At ${pixels} px it may be cut on phones, where results show about 680 px.`, change: '' }),
    likeTitle: ({ what }: { what: string }) => ({ message: `The description only repeats the ${what}.`, change: 'Let the description say what the title leaves out.' }),
    leftover: ({ found }: { found: string }) => ({ message: `The description holds leftover template text: “${found}”.`, change: 'Fill the variable, or correct the template.' }),
    noSnippet: () => ({ message: 'Does not apply: this page shows no snippet in search results (noindex or nosnippet).', change: '' }),
  },
};
