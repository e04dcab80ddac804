import type { WrittenDirective } from '../../../checks/parse/robots-directives.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';
import { amount, percent } from './english.ts';

export const snippetControls = {
  title: 'Snippet and preview controls allow quoting',
  why: 'Snippet controls limit what engines may quote: in search results, and also in AI answers. Google applies nosnippet and max-snippet to AI Overviews too, Bing noarchive and nocache to Copilot.',
  words: { ...directiveWords, characters: 'characters', ofMainText: 'of the main text' },
  says: {
    open: () => ({ message: 'Search engines may quote this page without limits.', change: '' }),
    noindexed: () => ({ message: 'The page is kept out of the index, so nothing is quoted.', change: '' }),
    nothingQuoted: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Google may not quote this page: ${written(directive)}`,
      change: 'Remove the directive to allow snippets and use in AI answers; data-nosnippet hides single passages instead.',
    }),
    bingQuotesNothing: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Bing may not quote this page: ${written(directive)}`,
      change: 'Remove the directive to allow snippets in Bing.',
    }),
    shortSnippets: ({ characters }: { characters: number }) => ({
      message: `Snippets are limited to ${amount(characters, 'character')}.`,
      change: 'Write max-snippet:-1 for no limit, or leave it out.',
    }),
    smallImages: ({ size }: { size: string }) => ({
      message: `Image previews are limited: max-image-preview:${size}.`,
      change: 'Write max-image-preview:large to allow large images, for example in Discover.',
    }),
    noArchive: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Bing keeps this page out of Copilot answers: ${written(directive)}. It has no effect at Google.`,
      change: 'Remove noarchive if Copilot may quote the page.',
    }),
    noCache: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Copilot may use only URL, title and snippet of this page: ${written(directive)}. It has no effect at Google.`,
      change: 'Remove nocache if Copilot may quote more.',
    }),
    hiddenText: ({ share }: { share: number }) => ({
      message: `data-nosnippet covers ${percent(share)} of the main text: engines may not quote it.`,
      change: 'Use data-nosnippet only for passages that must not be quoted.',
    }),
    unknown: ({ directive }: { directive: WrittenDirective }) => ({
      message: `No search engine we know of acts on ${written(directive)}.`,
      change: 'Remove it, or write the directive that was meant.',
    }),
    misspelt: ({ directive, meant }: { directive: WrittenDirective; meant: string }) => ({
      message: `${written(directive)} is not read; “${meant}” was probably meant.`,
      change: `Write ${meant}.`,
    }),
    invalid: ({ directive }: { directive: WrittenDirective }) => ({
      message: `The value of ${written(directive)} cannot be read.`,
      change: 'Write max-snippet:-1, max-video-preview:-1, or max-image-preview:large.',
    }),
    retired: ({ directive }: { directive: WrittenDirective }) => ({
      message: `${written(directive)} has no effect in search today.`,
      change: '',
    }),
  },
};
