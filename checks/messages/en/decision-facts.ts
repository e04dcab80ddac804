export const decisionFacts = {
  title: 'The facts people decide on are in the text',
  why: 'Price, availability, opening hours or platform are what people ask answer engines for. A fact that only stands in an image or behind a script cannot be quoted.',
  says: {
    stated: ({ type, facts }: { type: string; facts: string }) => ({ message: `This ${type} page states in text: ${facts}.`, change: '' }),
    lacking: ({ type, facts }: { type: string; facts: string }) => ({
      message: `This ${type} page does not state in text: ${facts}.`,
      change: 'Write these facts as plain text into the main content, and into the served HTML.',
    }),
    notForType: () => ({ message: 'Does not apply: only pages of products, local organisations and tools have such facts.', change: '' }),
  },
};
