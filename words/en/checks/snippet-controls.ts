import type { WrittenDirective } from '../../../checks/parse/robots-directives.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';
import { amount, percent } from './grammar.ts';

export const snippetControls = {
  title: 'Snippet controls allow quoting',
  problem: 'Snippet controls limit quoting',
  why: 'Snippet controls limit what search engines may quote in results and AI answers. Google applies nosnippet and max-snippet to AI Overviews too; Bing applies noarchive and nocache to Copilot.',
  heuristic: 'How short a snippet and how much hidden text is worth a warning is our heuristic',
  words: { ...directiveWords, characters: 'characters', ofMainText: 'of the main text' },
  says: {
    open: () => ({ message: 'Search engines may quote this page without limits.', change: '' }),
    noindexed: () => ({ message: 'The page is not indexed, so nothing is quoted.', change: '' }),
    nothingQuoted: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Google is not allowed to quote this page: ${written(directive)}`,
      change: 'Remove the directive to allow snippets and use in AI answers; use data-nosnippet to exclude single passages.',
    }),
    bingQuotesNothing: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Bing is not allowed to quote this page: ${written(directive)}`,
      change: 'Remove the directive to allow snippets in Bing.',
    }),
    shortSnippets: ({ characters }: { characters: number }) => ({
      message: `Snippets are limited to ${amount(characters, 'character')}.`,
      change: 'Use max-snippet:-1 for no limit, or remove it.',
    }),
    smallImages: ({ size }: { size: string }) => ({
      message: `Image previews are limited: max-image-preview:${size}.`,
      change: 'Use max-image-preview:large to allow large images, for example in Discover.',
    }),
    noArchive: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Bing keeps this page out of Copilot answers: ${written(directive)}. It has no effect in Google.`,
      change: 'Remove noarchive if Copilot may quote the page.',
    }),
    noCache: ({ directive }: { directive: WrittenDirective }) => ({
      message: `Copilot may use only URL, title and snippet of this page: ${written(directive)}. It has no effect in Google.`,
      change: 'Remove nocache if Copilot may quote more.',
    }),
    keptFromAi: ({ directive }: { directive: WrittenDirective }) => ({
      message: `${written(directive)} limits what Copilot may use. The page also says noai, so this is probably on purpose.`,
      change: 'Remove it only if Copilot may quote the page.',
    }),
    hiddenText: ({ share }: { share: number }) => ({
      message: `data-nosnippet covers ${percent(share)} of the main text, which search engines are then not allowed to quote.`,
      change: 'Use data-nosnippet only for passages that must not be quoted.',
    }),
    unknown: ({ directive }: { directive: WrittenDirective }) => ({
      message: `No known search engine supports ${written(directive)}.`,
      change: 'Remove it, or use the directive you meant.',
    }),
    misspelt: ({ directive, meant }: { directive: WrittenDirective; meant: string }) => ({
      message: `Unknown directive ${written(directive)}. Did you mean “${meant}”?`,
      change: `Use ${meant}.`,
    }),
    invalid: ({ directive }: { directive: WrittenDirective }) => ({
      message: `${written(directive)} has an invalid value.`,
      change: 'Use max-snippet:-1, max-video-preview:-1 or max-image-preview:large.',
    }),
    retired: ({ directive }: { directive: WrittenDirective }) => ({
      message: `${written(directive)} has no effect in search.`,
      change: '',
    }),
  },
};
