export const selfContainedPassages = {
  title: 'Passages stand on their own',
  why: 'Answer engines take single passages out of pages. A passage that names its subject and points nowhere else keeps its meaning there.',
  says: {
    stand: ({ count, share }: { count: number; share: number }) => ({ message: `${count} passages stand on their own (${share} of 100 by our heuristic).`, change: '' }),
    lean: ({ weak, count, share }: { weak: number; count: number; share: number }) => ({
      message: `${weak} of ${count} passages lean on their surroundings (${share} of 100 by our heuristic).`,
      change: 'Name the subject in the passage or its heading, replace an opening “this” by what it means, and link instead of writing “see above”.',
    }),
    noLexicon: ({ language }: { language: string }) => ({ message: `We have no list of openers and pointers for this language (${language}), so only length and terms were judged.`, change: '' }),
    notForType: ({ type }: { type: string }) => ({ message: `Does not apply: passages of this type of page (${type}) are not meant to be quoted.`, change: '' }),
    few: () => ({ message: 'Does not apply: the page has fewer than three passages.', change: '' }),
  },
};
