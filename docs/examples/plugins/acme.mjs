// An example of a plugin: pageloupe audit https://example.com/ --plugin acme.mjs --format acme/lines
// Checks get the same facts as ours (docs/report.schema.json, "facts") and return the same verdicts; docs/use/plugins.md explains both.

/** @type {import('pageloupe/docs/plugins.js').Plugin} */
export default {
  name: 'acme',
  signals: [
    {
      // Reported as acme/title-brand.
      id: 'title-brand',
      weight: 3,
      needs: ['head'],
      limits: {},
      words: {
        title: 'The title ends with our brand',
        problem: 'The title does not end with our brand',
        says: {
          branded: () => 'The title ends with “Acme”.',
          unbranded: ({ title }) => ({ message: `The title is “${title}”.`, change: 'End the title with “ | Acme”.' }),
          untitled: () => 'The page has no title.',
        },
      },
      judge({ head }, { m, pass, warn, na, verdict }) {
        const title = head.titles[0]?.text ?? '';
        if (title === '') return na(m.untitled());
        return verdict([title.endsWith('Acme') ? pass(m.branded()) : warn(m.unbranded({ title }))]);
      },
    },
  ],
  reporters: {
    // One line per page, written as the page is read, so that a run of 100,000 pages is never in memory at once.
    async *lines({ pages, totals }) {
      for await (const { url, digest, error } of pages) yield `${url} ${digest ? digest.score : error?.code}\n`;
      yield `errors: ${totals.errors}\n`;
    },
  },
};
