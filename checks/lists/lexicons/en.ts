import type { Lexicon } from './lexicon.ts';

export const en: Lexicon = {
  headings: [
    'introduction', 'intro', 'overview', 'about', 'conclusion', 'conclusions', 'summary', 'details', 'more', 'more information', 'information', 'general',
    'general information', 'background', 'features', 'benefits', 'description', 'content', 'contents', 'table of contents', 'notes', 'miscellaneous',
    'other', 'resources', 'welcome', 'getting started', 'final thoughts', 'wrapping up', 'faq', 'faqs', 'frequently asked questions', 'related', 'related articles', 'read more',
  ],
  anchors: [
    'click here', 'click', 'here', 'read more', 'read on', 'more', 'learn more', 'find out more', 'see more', 'view more', 'show more', 'more info',
    'more information', 'more details', 'details', 'view details', 'continue', 'continue reading', 'this', 'this page', 'this link', 'this article',
    'click this', 'information', 'link', 'go', 'go here', 'start', 'next', 'website', 'download', 'view', 'see here', 'right here', 'full story', 'read the full article', 'visit website',
  ],
  openers: [
    'this is', 'this was', 'this means', 'this makes', 'this allows', 'this lets', 'this can', 'this could', 'this may', 'this will', 'this would', 'this has', 'this had',
    'this also', 'this gives', 'this helps', 'this leads', 'this led', 'this happens', 'this shows', 'this applies', 'this depends', 'this,', 'these are', 'these were',
    'these can', 'these will', 'these have', 'these,', 'those are', 'those were', 'that is', "that's", 'that was', 'that means', 'that makes', 'that said', 'it also',
    'it is also', 'it is called', 'it is known as', 'it is made', 'it is used', 'it is located', 'it is a', 'it is an', 'it was built', 'it was founded', 'it consists',
    'it contains', 'it includes', 'it has a', 'it has an', 'it has the', 'it offers', 'it provides', 'it uses', 'it,', 'its', 'they', 'he', 'she', 'such', 'however,',
    'therefore', 'thus', 'hence', 'also', 'moreover', 'furthermore', 'additionally', 'besides,', 'meanwhile', 'otherwise', 'instead,', 'consequently', 'nevertheless',
    'nonetheless', 'the former is', 'the former was', 'the latter is', 'the latter are', 'the latter was', 'the latter has', 'as a result,', 'because of this,',
    'for this reason', 'on the other hand', 'in addition,', 'but', 'and', 'so,',
  ],
  pointers: [
    'see above', 'see below', 'as mentioned above', 'as mentioned earlier', 'as mentioned before', 'mentioned above', 'as described above', 'described above',
    'as discussed above', 'as noted above', 'as shown above', 'the above table', 'the table above', 'the figure above', 'the previous section',
    'the next section', 'in the following section', 'click here', 'as we saw', 'as i said',
  ],
  consent: [
    'we use cookies', 'we and our partners use', 'we and our partners store', 'this website uses cookies', 'this site uses cookies', 'our use of cookies', 'you agree that',
    'you agree to our', 'you agree to the use of', 'you consent to our', 'you accept our', 'accept all cookies',
  ],
  methods: ['method', 'methods', 'methodology', 'how we tested', 'how we measured', 'how we test', 'our data', 'test setup', 'data and methods', 'survey design'],
  byline: ['by', 'written by', 'author', 'authors', 'words by', 'story by', 'posted by', 'text by', 'reviewed by'],
  published: ['published', 'published on', 'first published', 'posted', 'posted on', 'submitted on', 'date', 'date published', 'publication date', 'released', 'created', 'written on'],
  updated: ['updated', 'updated on', 'last updated', 'last modified', 'modified', 'last edited', 'edited', 'revised', 'last reviewed', 'last revised', 'date modified'],
  about: ['about', 'about us', 'about the author', 'who we are', 'our story', 'our team', 'contact', 'contact us', 'get in touch', 'imprint', 'legal notice', 'masthead', 'company'],
  notFound: [
    'page not found', 'not found', 'error 404', '404 error', '404 not found', 'page does not exist', "page doesn't exist", 'page cannot be found', "page can't be found",
    "couldn't find that page", "can't find that page", "can't find the page", "can't find this page", 'page could not be found', 'page you requested could not be found', 'page was not found', "page isn't available", 'page is not available', '410 gone', 'page no longer exists', 'page is no longer available', 'nothing found', 'nothing was found',
  ],
  inStock: ['in stock', 'available now', 'available', 'ready to ship', 'ships today', 'ships within', 'few left', 'only a few left', 'pre-order', 'preorder', 'made to order'],
  outOfStock: ['out of stock', 'sold out', 'currently unavailable', 'unavailable', 'not available', 'temporarily unavailable', 'back-ordered', 'backorder', 'discontinued', 'no longer available'],
  free: ['free', 'free of charge', 'for free', 'at no cost', 'open source'],
};
