import type { Region } from '../../core/facts/page.ts';
import { memoizeByText } from '../../core/helpers/memoize-by-text.ts';

/** Regions of landmark elements. */
export const landmarks = new Map<string, Region>([
  ['nav', 'nav'],
  ['aside', 'aside'],
  ['footer', 'footer'],
  ['header', 'header'],
  ['dialog', 'dialog'],
  ['main', 'main'],
]);

const roles: Record<string, Region> = {
  main: 'main',
  banner: 'header',
  navigation: 'nav',
  complementary: 'aside',
  contentinfo: 'footer',
  dialog: 'dialog',
  alertdialog: 'dialog',
  menu: 'nav',
  menubar: 'nav',
};
/** Region of an ARIA role; undefined if the role has none. */
export const regionOfRole = (role: string): Region | undefined => roles[role.trim().toLowerCase().split(/\s/, 1)[0]!];

// Names that themes and consent tools use for parts of a page, in any language, as class or id of a container.
const comments =
  /(?:^|\s)(?:comments?|comment-?(?:s-)?(?:list|area|section|thread|form|respond|wrapper|container|box|content)|commentlist|disqus_thread|disqus|respond|fb-comments)(?=\s|$)/i;
const consent =
  /(?:^|[\s_-])(?:cookies?[-_]?(?:banner|bar|notice|consent|law|popup|policy-?banner|overlay|message|info|hint|layer|warning)|cookieconsent|gdpr|onetrust[\w-]*|consent(?:[-_](?:banner|manager|popup|modal))?|cmp(?:box|wrapper|banner)\d?|didomi[\w-]*|qc-cmp2?[\w-]*|usercentrics[\w-]*)(?=[\s_-]|$)/i;
const footers =
  /(?:^|\s)(?:(?:site|page|global|main|pre|print|g|l)?[-_]?footer(?:[-_]?(?:wrap(?:per)?|area|inner|container|nav|menu))?|colophon|copyright|catlinks)(?=\s|$)/i;
const navs =
  /(?:^|\s)(?:(?:main|site|global|primary|secondary|top|g|l)?[-_]?nav(?:bar|igation)?(?:[-_]?(?:wrap(?:per)?|area|inner|container|menu|list))?|(?:main|site|global|primary|top|mega)?[-_]?menu|breadcrumbs?|pagination|pager|topic-?path|skip-?links?|toolbar|tabs)(?=\s|$)/i;
const asides =
  /(?:^|\s)(?:(?:left|right|primary|secondary|main|l|g)?[-_]?side-?bar(?:[-_]?\w*)?|side|sub-?column|related[-_]?(?:posts?|articles?|content|links|news|stories|topics)?|recommend(?:ed|ations?)?|widget(?:-?area)?|share(?:-?(?:buttons?|bar|links))?|social(?:-?(?:share|links|media|buttons|icons))?|sharing|sns|ads?|adsbygoogle|advert(?:isement|ising)?s?|banner-?ads?|promo(?:tion)?s?|newsletter(?:-?\w+)?|sponsor(?:ed|s)?|outbrain|taboola|ranking|popular(?:-?posts)?|tags?|tag-?list|author-?(?:bio|box)|read-?more|more-?(?:news|stories)|(?:[a-z]+[-_]{1,2})?signature(?:container)?)(?=\s|$)/i;
// Parts of names that suggest boxes in or after an article. Their contents decide (exclude-blocks.ts).
const boxes =
  /(?:^|[\s_-])(?:related(?:[-_]?(?:articles?|posts?|content|stories|news|links|topics|items?|box|tags|videos?|media))?|recommend(?:ed|ations?)|news-?letters?|subscri(?:be|ption)|sign-?up|donat(?:e|ions?)|teasers?(?:[-_]?(?:box|list))?|promo(?:s|tions?|box)?|outbrain|taboola|author[-_]{0,2}(?:bio(?:graphy)?|box|info|card|profile|about|details|description)|about-?(?:the-?)?author|(?:social|share|sharing)[-_]?(?:bar|box|buttons?|links?|tools?|menu|icons?|wrapper|container|share|list|media)|paywall|regwall|disclaimers?|read[-_]?(?:more|also|next)|see-?also|more[-_]?(?:stories|news|articles|on|from)|most[-_]?(?:read|popular|viewed)|trending|sponsored|tags?-?(?:list|cloud)|keywords?|feedback|call-?to-?action|cta|follow-?us|(?:article|post|entry|content)[-_]{1,2}(?:tags|footer|share|sharing|newsletter|related|social|promo|ads?))(?=[\s_-]|$)/i;
const captionNames =
  /(?:^|[\s_-])(?:wp-)?(?:fig)?(?:captions?(?:[-_]?(?:text|box|container))?|(?:image|photo|picture|media|img)[-_]{0,2}(?:caption|credits?|copyright|source|description|info|author)|photo-?credits?)(?=[\s_-]|$)/i;
const headers =
  /(?:^|\s)(?:(?:site|page|global|main|g|l)[-_]?header(?:[-_]?(?:wrap(?:per)?|area|inner|container))?|masthead|mast-?head|top-?bar)(?=\s|$)/i;

const namings: readonly (readonly [Region, RegExp])[] = [
  ['comments', comments],
  ['dialog', consent],
  ['footer', footers],
  ['nav', navs],
  ['aside', asides],
  ['header', headers],
];
const regionNamed = (names: string): Region => namings.find(([, pattern]) => pattern.test(names))?.[0] ?? 'none';

/** Longer values of class and id are not read. */
const longestNames = 300;
/** Pages repeat their classes, so what they say is remembered. */
const mostNames = 5_000;
/** Region that the class or id of a container names, otherwise `none`. */
export const regionOfNames = memoizeByText((names): Region => (names.length > longestNames ? 'none' : regionNamed(names)), mostNames);

const firstHint = memoizeByText((names) => (names.length > longestNames ? -1 : names.search(boxes)), mostNames);
/**
 * Whether a class suggests a box that is not part of the text around it. Of an id, only the start counts: the rest may be words of a heading,
 * or of what a button opens.
 */
export const namesHintAtBox = (names: string, isId = false): boolean => (isId ? firstHint(names) === 0 : firstHint(names) >= 0);

/** Boxes of customer reviews, as shops and their tools name them; not classes that only say whether there are reviews. */
const reviews = /(?:^|\s)(?!(?:has|no|with)[-_])(?:[\w-]*[-_])?reviews(?![-_](?:allowed|enabled))(?=[\s_-]|$)/i;
/** Whether a class or id names customers' reviews. Most names are passed over without the expression. */
export const namesReviews = (names: string): boolean => names.includes('eviews') && names.length <= longestNames && reviews.test(names);

/** Whether a class says that an element is the caption of an image. */
export const isCaptionClass = memoizeByText((names) => names.length <= longestNames && captionNames.test(names), mostNames);
