import type { MainFact } from '../../../checks/core/facts.ts';
import type { TextLength } from '../../../checks/derive/text/text-length.ts';
import { amount, and, percent, sentenceStart } from './english.ts';
import { lengthText } from './text-length.ts';

type Locked = MainFact['locked'][number]['kind'];
const lockedIn: Record<Locked, string> = {
  canvas: 'a canvas',
  frame: 'a frame from another site',
  embed: 'an embedded document',
  image: 'images without alternative text',
};
type Method = MainFact['method'];
const methods: Record<Method, string> = {
  main: 'the main element',
  article: 'an article element',
  density: 'where text is densest',
  posts: 'the posts of a thread',
  parts: 'all parts beside menus and footer',
  body: 'the whole body',
  none: 'nothing',
};

export const mainContent = {
  title: 'Main content can be isolated',
  why: 'Search engines, reader modes and answer engines take the main content out of the page around it. What they cannot find, or cannot read as text, they cannot use.',
  words: {
    words: 'words',
    characters: 'characters',
    foundBy: 'Found by',
    container: 'Container',
    method: ({ method }: { method: Method }) => methods[method],
  },
  says: {
    found: ({ length, minutes }: { length: TextLength; minutes: number }) => ({
      message: `${sentenceStart(lengthText(length))} of main content${length.count === 0 ? '' : `, about ${amount(minutes, 'minute')} to read`}. There is no target.`,
      change: '',
    }),
    nothing: () => ({
      message: 'There is nothing to read here: the page shows no text, no heading and no image.',
      change: 'Check the response and the scripts that draw the page, then audit it again.',
    }),
    nothingShown: ({ length }: { length: TextLength }) => ({
      message: `There is nothing to read here: the page shows none of the ${lengthText(length)} in its HTML.`,
      change: 'Show the text to readers with JavaScript as well, then audit the page again.',
    }),
    guessed: ({ length }: { length: TextLength }) => ({
      message: `The main content (${lengthText(length)}) could only be guessed from where text is densest (our heuristic).`,
      change: 'Put the main content into one main element, or an article into an article element.',
    }),
    doubted: ({ element }: { element: string }) => ({
      message: `The ${element} element has only a small part of the page's text, so the main content is uncertain.`,
      change: `Put all of the main content, and nothing else, into one ${element} element.`,
    }),
    few: ({ length }: { length: TextLength }) => ({
      message: `Only ${lengthText(length)} of main content found.`,
      change: 'If the page says more than that, put it into text inside the main element.',
    }),
    hardlyAny: ({ length }: { length: TextLength }) => ({
      message: length.count === 0 ? 'No main content was found as text.' : `Hardly any main content was found: ${lengthText(length)}.`,
      change: 'Put what the page is about into text inside the main element.',
    }),
    picture: ({ share }: { share: number }) => ({
      message: `One image covers ${percent(share)} of the first screen and there is little text: the content may be inside the image.`,
      change: 'Say in text what the image says.',
    }),
    locked: ({ share, kinds }: { share: number; kinds: Locked[] }) => ({
      message: `Machines read no text in ${percent(share)} of the main area: ${and(kinds.map((kind) => lockedIn[kind]))}.`,
      change: 'Give the same content as text, as alternative text, or as a caption.',
    }),
  },
};
