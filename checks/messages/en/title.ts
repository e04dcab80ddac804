const quoted = (text: string) => (text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”`);

export const title = {
  title: 'Title element is present, specific and fits',
  why: 'The title element is the first source of the headline in search results, tabs and shared links. Vague, stuffed or half-empty titles are often replaced by text that the engine chooses.',
  says: {
    fine: ({ pixels }: { pixels: number }) => ({ message: `The title is present and specific, and fits a desktop result (${pixels} px).`, change: '' }),
    missing: () => ({ message: 'The page has no title element with text.', change: 'Add a title element to the head that says what this page is about.' }),
    outsideHead: () => ({ message: 'The only title element with text stands outside the head.', change: 'Put the title element into the head, before anything that does not belong there.' }),
    leftover: ({ found }: { found: string }) => ({ message: `The title holds a leftover placeholder: ${quoted(found)}`, change: 'Fill the variable, or correct the template that writes the title.' }),
    perhapsLeftover: ({ found }: { found: string }) => ({ message: `The title holds what looks like a placeholder: ${quoted(found)}`, change: 'Fill the variable, or leave the title as it is when the page is about it.' }),
    several: ({ count }: { count: number }) => ({ message: `The document has ${count} title elements; browsers use the first.`, change: 'Keep one title element.' }),
    wide: ({ pixels, cut }: { pixels: number; cut: string }) => ({
      message: `What the title says of this page takes ${pixels} px; desktop results usually cut near 580 px, here: ${quoted(cut)}`,
      change: 'Put the words that tell this page apart first, or shorten the title. There is no limit of characters.',
    }),
    nameCut: ({ pixels, cut }: { pixels: number; cut: string }) => ({
      message: `With the name of the site the title is ${pixels} px wide: desktop results usually cut only from that name, here: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }: { title: string }) => ({ message: `The title ${quoted(title)} does not say what this page is about.`, change: 'Name the subject of this page in the title.' }),
    hostOnly: ({ title }: { title: string }) => ({ message: `The title is only the domain: ${quoted(title)}`, change: 'Say in the title what the page is about; the domain is shown beside it anyway.' }),
    halfEmpty: ({ title }: { title: string }) => ({ message: `A part of the title is empty: ${quoted(title)}`, change: 'Fill the part before or after the separator, or leave the separator out.' }),
    capitals: ({ percent }: { percent: number }) => ({ message: `${percent} % of the letters in the title are capitals.`, change: 'Write the title in ordinary case: it is easier to read, and narrower.' }),
    repeats: ({ word, count }: { word: string; count: number }) => ({ message: `The title says “${word}” ${count} times.`, change: 'Say the word once. Titles that repeat words are often replaced.' }),
    oldYear: ({ year, dateYear }: { year: number; dateYear: number }) => ({ message: `The title names ${year}, but the page shows a date of ${dateYear}.`, change: 'Update the year in the title, or leave it out.' }),
    unlikeHeading: ({ heading }: { heading: string }) => ({ message: `The title shares no word with the main heading ${quoted(heading)}`, change: 'Let title and main heading name the same subject, so that readers see that they are in the right place.' }),
  },
};
