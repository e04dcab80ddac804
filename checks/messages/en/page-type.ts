import type { PageType, PageTypeReason } from '../../core/facts.ts';
import { amount, number } from './english.ts';

/** A page of each type, as the subject of a sentence. */
export const pageOf: Record<PageType, string> = {
  article: 'an article', product: 'a product page', service: 'a service page', docs: 'documentation', faq: 'a page of questions and answers',
  forum: 'a forum thread', listing: 'a listing', home: 'a home page', about: 'a page about who runs the site', local: 'a page of a local business or place',
  media: 'a video or audio page', tool: 'a tool', utility: 'a page for signing in, carts, checkout or search', other: 'a page of no recognized type',
};

const purposes = { login: 'signing in', cart: 'a cart', checkout: 'checkout', account: 'an account', search: 'search' };

/** Why a page is of its type. */
export const pageTypeReasons: { [C in PageTypeReason['code']]: (args: Extract<PageTypeReason, { code: C }>['args']) => string } = {
  markup: ({ type }) => `Its structured data is of type ${type}.`,
  ogType: ({ type }) => `Its og:type is ${type}.`,
  password: () => 'Its main content asks for a password.',
  search: ({ parameter }) => `Its URL has a search in it (${parameter}).`,
  namedPath: ({ segment, purpose }) => `Its path has “${segment}”, a usual name for ${purposes[purpose]}, and it has little text.`,
  path: ({ segment }) => `Its path has “${segment}”.`,
  pathEnd: ({ segment }) => `Its path ends in “${segment}”.`,
  host: ({ host }) => `Its host is ${host}.`,
  generator: ({ generator }) => `It was made by ${generator}, a program for documentation.`,
  start: () => 'Its path is the start of the site.',
  logo: () => 'The logo of the site leads to it.',
  addToCart: () => 'It shows a price and a form that puts something into a cart.',
  headline: () => 'Its headline agrees with its title, with a date or a byline beside it.',
  dayInPath: () => 'It has a headline over prose, and its URL has a day and a name.',
  prose: () => 'It is prose with a date or a byline.',
  codeSamples: () => 'It has code samples and a long navigation beside the text.',
  questions: ({ count }) => `${number(count)} of its headings or summaries are questions, and most of its text answers them.`,
  openingHours: () => 'Its structured data has an address with opening hours.',
  citation: () => 'Its meta elements cite it as a paper, with title and author.',
  player: () => 'One player fills much of the first screen.',
  list: ({ count }) => `It has ${amount(count, 'block')} of one kind that lead to other pages, and most of its text is theirs.`,
  form: () => 'A form or canvas fills much of the first screen, with little text.',
  none: () => 'Nothing on it points to a more specific type.',
  chosen: () => 'Chosen by you.',
};
