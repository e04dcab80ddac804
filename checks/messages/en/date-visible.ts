export const dateVisible = {
  title: 'The page shows its date',
  why: 'Readers, search engines and answer engines weigh how current a page is, and trust a date that people can see and programs can read more than one that is only in the markup.',
  says: {
    readable: ({ date }: { date: string }) => ({ message: `The page shows its date (${date}), and programs can read it too.`, change: '' }),
    visibleOnly: ({ date }: { date: string }) => ({
      message: `The page shows its date (${date}), but only as text.`,
      change: 'Put it into a time element with a datetime attribute, or give the same day as datePublished or dateModified in the structured data.',
    }),
    relativeOnly: ({ words }: { words: string }) => ({
      message: `Readers see how long ago the page was written ("${words}"), but no day, and none stands in the markup.`,
      change: 'Show the day itself, in a time element with a datetime attribute, or give it as datePublished in the structured data.',
    }),
    metadataOnly: ({ date }: { date: string }) => ({
      message: `The date (${date}) is in the metadata only: readers do not see it.`,
      change: 'Show the date near the headline or at the end of the text, with a label such as "Published" or "Updated" in the language of the page.',
    }),
    none: () => ({
      message: 'No date was found, neither visible nor in the metadata.',
      change: 'Show when the text was published or last revised, near the headline or at its end, in a time element with a datetime attribute.',
    }),
    unlabelled: () => ({ message: 'The visible date has no label, so it is open whether it means publication or revision. Google asks for one, such as "Published" or "Last updated".', change: '' }),
    inUrl: ({ date }: { date: string }) => ({ message: `The URL carries a date (${date}); readers seldom look there.`, change: '' }),
    doesNotApply: ({ type }: { type: string }) => ({ message: `Does not apply to a page of this type (${type}).`, change: '' }),
    noEditorialText: () => ({ message: 'Does not apply: a product page without longer text of its own needs no date.', change: '' }),
  },
};
