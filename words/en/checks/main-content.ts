import type { MainFact } from '../../../checks/core/facts/text.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import { amount, and, percent, capitalizedSentence } from './grammar.ts';
import { textLengthText } from './text-length.ts';

type Locked = MainFact['locked'][number]['kind'];
const lockedIn: Record<Locked, string> = {
  canvas: 'a canvas',
  frame: 'a frame',
  embed: 'an embedded document',
  image: 'images without alt text',
};
type Method = MainFact['method'];
const methods: Record<Method, string> = {
  main: 'the main element',
  article: 'an article element',
  density: 'text density',
  posts: 'the posts of the thread',
  parts: 'all sections except menus and footer',
  body: 'the whole body',
  none: 'nothing',
};

export const mainContent = {
  title: 'Main content can be isolated',
  problem: 'Main content is missing or hard to extract',
  why: 'Search engines, reader modes and answer engines extract the main content from the page around it. They can’t use what they can’t find or read as text.',
  heuristic: 'The numbers of words and shares are our heuristic, set only to notice that nothing is there',
  words: {
    words: 'words',
    characters: 'characters',
    foundBy: 'Found by',
    container: 'Container',
    method: ({ method }: { method: Method }) => methods[method],
  },
  says: {
    found: ({ length, minutes }: { length: TextLength; minutes: number }) => ({
      message: `${capitalizedSentence(textLengthText(length))} of main content${length.count === 0 ? '' : `, about ${amount(minutes, 'minute')} to read`}. There is no ideal length.`,
      change: '',
    }),
    nothing: () => ({
      message: 'There is nothing to read here: the page shows no text, heading or image.',
      change: 'Check the response and the scripts that render the page, then audit it again.',
    }),
    nothingShown: ({ length }: { length: TextLength }) => ({
      message: `There is nothing to read here: none of the ${textLengthText(length)} in the HTML are visible.`,
      change: 'Make the text visible with JavaScript enabled, then audit the page again.',
    }),
    guessed: ({ length }: { length: TextLength }) => ({
      message: `The main content (${textLengthText(length)}) could only be guessed from text density.`,
      change: 'Put the main content in a <main> element, or an article in an <article> element.',
    }),
    doubted: ({ element }: { element: string }) => ({
      message: `The <${element}> element contains only a small part of the page’s text, so the main content is uncertain.`,
      change: `Put all of the main content, and nothing else, in one <${element}> element.`,
    }),
    few: ({ length }: { length: TextLength }) => ({
      message: `Only ${textLengthText(length)} of main content found.`,
      change: 'If the page has more content, add it as text inside the <main> element.',
    }),
    hardlyAny: ({ length }: { length: TextLength }) => ({
      message: length.count === 0 ? 'No main content found as text.' : `Hardly any main content found: ${textLengthText(length)}.`,
      change: 'Put the content of the page as text in the <main> element.',
    }),
    picture: ({ share }: { share: number }) => ({
      message: `One image covers ${percent(share)} of the first screen and there is little text: the content may be in the image.`,
      change: 'Provide the content of the image as text.',
    }),
    framed: ({ url, share }: { url: string | null; share: number }) => ({
      message: `The content is in a frame, which covers ${percent(share)} of the first screen${url === null ? '' : `: ${clipText(url, 200)}`}. The page itself has hardly any text.`,
      change: 'Put the content into this page. Search engines may count what a frame shows as another page.',
    }),
    locked: ({ share, kinds, url }: { share: number; kinds: Locked[]; url: string | null }) => ({
      message: `${percent(share)} of the main area is not text of this page: ${and(kinds.map((kind) => lockedIn[kind]))}${url === null ? '' : ` (${clipText(url, 200)})`}.`,
      change: 'Provide the same content as text, alt text or a caption.',
    }),
  },
};
