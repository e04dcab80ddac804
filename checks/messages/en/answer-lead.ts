const mostWords = 6;

const listed = (words: readonly string[]) => words.slice(0, mostWords).map((word) => `“${word}”`).join(', ') + (words.length > mostWords ? ` and ${words.length - mostWords} more` : '');

export const answerLead = {
  title: 'The page states its answer early',
  why: 'Answer engines quote the first third of pages more often than the rest, and readers decide there whether to stay. A lead that names the subject can be quoted alone.',
  says: {
    early: ({ words, named }: { words: number; named: readonly string[] }) => ({ message: `The page opens with a paragraph of ${words} words${named.length > 0 ? ` that names ${listed(named)}` : ''}.`, change: '' }),
    weak: ({ words, before, named, missing }: { words: number; before: number; named: readonly string[]; missing: readonly string[] }) => ({
      message: `The first paragraph has ${words} words${before > 0 ? ` and comes after ${before} others` : ''}. Of the words in title and main heading it names ${named.length > 0 ? listed(named) : 'none'}${missing.length > 0 ? `, not ${listed(missing)}` : ''}.`,
      change: 'Open the main content with one short paragraph that names the subject and says what the page answers.',
    }),
    none: () => ({
      message: 'No paragraph stands in the first 30 % of the main content.',
      change: 'Open the main content with a short paragraph that names the subject and says what the page answers.',
    }),
    ours: () => ({ message: 'This is our heuristic over position, subject, length and form of the first paragraph.', change: '' }),
    notForType: ({ type }: { type: string }) => ({ message: `Does not apply: this type of page (${type}) leads to answers instead of stating one.`, change: '' }),
    little: () => ({ message: 'Does not apply: there is too little main content to have a lead.', change: '' }),
  },
};
