const percent = (share: number) => Math.round(share * 100);

export const mainContent = {
  title: 'Main content can be isolated',
  why: 'Search engines, reader modes and answer engines take the main content out of the page around it. What they cannot find, or cannot read as text, they cannot use.',
  says: {
    found: ({ words, minutes }: { words: number; minutes: number }) => ({ message: `${words} words of main content found, about ${minutes} min to read. There is no target.`, change: '' }),
    guessed: ({ words }: { words: number }) => ({
      message: `The main content (${words} words) could only be guessed from where text is dense (our heuristic).`,
      change: 'Put the main content into one main element, or an article into an article element.',
    }),
    doubted: ({ element }: { element: string }) => ({
      message: `The ${element} element holds only a small part of the page's text, so it is not certain what the main content is.`,
      change: `Put all of the main content, and nothing else, into one ${element} element.`,
    }),
    few: ({ words }: { words: number }) => ({ message: `Only ${words} words of main content were found.`, change: 'If the page says more than that, put it into text inside the main element.' }),
    hardlyAny: ({ words }: { words: number }) => ({
      message: words === 0 ? 'No main content was found as text.' : `Hardly any main content was found: ${words} words.`,
      change: 'Put what the page is about into text inside the main element.',
    }),
    picture: ({ share }: { share: number }) => ({
      message: `One image covers ${percent(share)} % of the first screen and there is little text: the content may be inside the image.`,
      change: 'Say in text what the image says.',
    }),
    locked: ({ share, what }: { share: number; what: string }) => ({
      message: `${percent(share)} % of the main area is ${what}, where machines read no text.`,
      change: 'Give the same content as text, as alternative text, or as a caption.',
    }),
    notForApps: () => ({ message: 'Does not apply: this page is an app, a form or a player.', change: '' }),
  },
};
