export const snippetControls = {
  title: 'Snippet and preview controls allow quoting',
  why: 'Snippet controls limit what engines may quote: in search results, and also in AI answers. Google takes nosnippet and max-snippet as limits for AI Overviews, Bing noarchive and nocache for Copilot.',
  says: {
    open: () => ({ message: 'Search engines may quote this page without limits.', change: '' }),
    noindexed: () => ({ message: 'Does not apply: the page is kept out of the index, so nothing is quoted.', change: '' }),
    nothingQuoted: ({ directive }: { directive: string }) => ({
      message: `Google may not quote this page: ${directive}`,
      change: 'Remove the directive to allow snippets and use in AI answers; data-nosnippet hides single passages instead.',
    }),
    bingQuotesNothing: ({ directive }: { directive: string }) => ({ message: `Bing may not quote this page: ${directive}`, change: 'Remove the directive to allow snippets in Bing.' }),
    shortSnippets: ({ limit }: { limit: number }) => ({
      message: `Snippets are limited to ${limit} characters.`,
      change: 'Write max-snippet:-1 for no limit, or leave it out.',
    }),
    smallImages: ({ size }: { size: string }) => ({
      message: `Image previews are limited: max-image-preview:${size}.`,
      change: 'Write max-image-preview:large to allow large images, for instance in Discover.',
    }),
    noArchive: ({ directive }: { directive: string }) => ({ message: `Bing keeps this page out of Copilot answers: ${directive}. For Google it has no effect.`, change: 'Remove noarchive if Copilot may quote the page.' }),
    noCache: ({ directive }: { directive: string }) => ({ message: `Copilot may use only address, title and snippet of this page: ${directive}. For Google it has no effect.`, change: 'Remove nocache if Copilot may quote more.' }),
    hiddenText: ({ percent }: { percent: number }) => ({
      message: `data-nosnippet covers ${percent} % of the main text: engines may not quote it.`,
      change: 'Keep data-nosnippet to passages that must not be quoted.',
    }),
    unknown: ({ directive }: { directive: string }) => ({ message: `No search engine we know of acts on ${directive}.`, change: 'Remove it, or write the directive that was meant.' }),
    misspelt: ({ directive, meant }: { directive: string; meant: string }) => ({ message: `${directive} is not read; “${meant}” was probably meant.`, change: `Write ${meant}.` }),
    invalid: ({ directive }: { directive: string }) => ({ message: `The value of ${directive} cannot be read.`, change: 'Write max-snippet:-1, max-video-preview:-1, or max-image-preview:large.' }),
    retired: ({ directive }: { directive: string }) => ({ message: `${directive} has no effect in search today.`, change: '' }),
  },
};
