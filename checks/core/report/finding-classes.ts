import type { Says, SignalId } from '../signal.ts';

/**
 * What a finding costs the owner of the page, worst first.
 * `blocks`: the page is not found, or another page is indexed. `harm`: costs visibility, clicks or trust now.
 * `gain`: a documented gain is missed, such as a rich result, a snippet or a preview. `care`: accessibility, maintenance.
 * `note`: true, and a warning of its check, but nobody has to act; never in what to fix first.
 */
export type FindingClass = (typeof findingClasses)[number];
export const findingClasses = ['blocks', 'harm', 'gain', 'care', 'note'] as const;

type Classes = { readonly [C in FindingClass]?: readonly string[] };
type Classed = { readonly [I in SignalId]: { readonly [C in FindingClass]?: readonly Extract<keyof Says<I>, string>[] } };

/** The class of each code with which a signal warns or fails. The test of a signal fails if a code has none. */
export const codesByClass: Classed = {
  'http-status': {
    blocks: ['error', 'notDelivered', 'softError', 'needsSignIn', 'sentToSignIn', 'servedSignIn', 'differs', 'endless', 'sentAway'],
    harm: ['cutOff'],
  },
  'index-directives': {
    blocks: ['noindex', 'sourceSays', 'otherEngines', 'hidden', 'keptOutPartly', 'notKeptOut'],
    harm: ['disagree', 'misspelt', 'keptOutInBody'],
    care: ['unreadableDate', 'joined'],
  },
  'robots-txt-access': { blocks: ['blocked', 'serverError', 'notKeptOut'], harm: ['othersBlocked'], care: ['syntax', 'html', 'tooLarge'] },
  'snippet-controls': {
    harm: ['nothingQuoted', 'bingQuotesNothing', 'hiddenText', 'noArchive', 'noCache'],
    gain: ['smallImages', 'shortSnippets'],
    care: ['unknown', 'misspelt', 'invalid'],
    // The owner said so twice.
    note: ['keptFromAi'],
  },
  'canonical-tag': {
    blocks: ['elsewhere', 'contradicted', 'root', 'otherLanguage'],
    harm: ['several', 'headerDisagrees', 'unreadable', 'insecure', 'tracked', 'missingWithQuery', 'missingWithVersions', 'notUsed'],
    care: ['inBody', 'inBodyToo', 'relative', 'fragment'],
    // The canonical already says which of the two counts.
    note: ['nearly'],
  },
  'canonical-target': { blocks: ['broken', 'noindex', 'blocked', 'unlike', 'otherHost'], harm: ['chain', 'circle', 'redirects'] },
  'redirect-path': { blocks: ['stops', 'loop'], harm: ['downgrade', 'inward', 'many'], care: ['temporary', 'several'] },
  'sitemap-entry': {
    harm: ['listedNoindex', 'listedElsewhere', 'malformed', 'tooMany', 'tooLarge'],
    gain: ['absent'],
    care: ['variant', 'listedRedirects', 'brokenLine', 'noSitemapThere', 'badLastmod', 'futureLastmod'],
  },
  'url-form': {
    blocks: ['fragmentOnly'],
    harm: ['session', 'sessionLinks', 'trackedLinks'],
    care: ['trackedOgUrl', 'space', 'doubleSlash'],
    note: ['parameters', 'long'],
  },
  title: {
    harm: [
      'misread',
      'missing',
      'outsideHead',
      'leftover',
      'perhapsLeftover',
      'generic',
      'hostOnly',
      'halfEmpty',
      'oldYear',
      'unlikeHeading',
      'saysLess',
      'cutOff',
    ],
    care: ['several', 'capitals', 'repeats', 'twice'],
    note: ['wide'],
  },
  'meta-description': {
    harm: ['misread', 'leftover'],
    gain: ['missing', 'empty', 'siteName', 'ofSite', 'short', 'likeTitle', 'addsLittle'],
    care: ['several'],
  },
  'head-markup': {
    blocks: ['refreshAway', 'neverClosed'],
    harm: ['misread', 'endedEarly', 'inBody', 'cutAtQuote'],
    care: ['charsetDiffers', 'noCharset', 'duplicateCharset', 'refreshLater'],
    note: ['endedBeforeMinor', 'quirks', 'duplicateViewport'],
  },
  favicon: { gain: ['tooSmall', 'notSquare', 'broken', 'blocked', 'turnedOff'], note: ['small', 'nearlySquare', 'defaultOnly'] },
  'render-parity': {
    blocks: ['sourceNoindex'],
    harm: ['mostlyAbsent', 'partly', 'emptied', 'onlyNoscript', 'directivesChanged', 'fieldsChanged'],
  },
  'html-size': { harm: ['tooLarge'], note: ['large'] },
  'main-content': { blocks: ['nothing', 'nothingShown'], harm: ['framed', 'hardlyAny', 'few', 'picture'], care: ['locked', 'doubted'] },
  'main-heading': { harm: ['none'], care: ['noH1', 'siteName', 'path', 'hidden', 'roleOnly'], note: ['rivals'] },
  'heading-outline': { care: ['styled'], note: ['empty', 'skips'] },
  'placeholder-text': {
    harm: ['misread', 'unfilled', 'perhapsUnfilled', 'hosts', 'previewHost', 'dummy', 'unfilledInBody', 'hostsInBody'],
  },
  'crawlable-links': {
    harm: ['uncrawlableMenu', 'uncrawlablePages', 'uncrawlableList', 'uncrawlable'],
    care: ['deadEnd'],
    note: ['onlyFrame'],
  },
  'anchor-text': { care: ['empty', 'generic', 'bareUrls'], note: ['emptyBesideText', 'emptyElsewhere'] },
  'link-rel': { harm: ['pageNofollow', 'paidUnmarked'], care: ['commentsUnmarked'], note: ['internalNofollow'] },
  'link-status': {
    harm: ['brokenInternal', 'local', 'brokenContact', 'fragmentMoved'],
    care: ['brokenExternal', 'inward', 'invalid', 'redirectedInternal'],
  },
  'image-alt': {
    care: ['mainEmpty', 'missing', 'namelessLink', 'fileNames', 'saysNothing'],
    note: ['missingBesideText', 'repeated', 'tooLong'],
  },
  'image-delivery': {
    harm: ['lazyLcp', 'unsizedLcp', 'scriptOnly'],
    care: ['oversized'],
    note: ['unsized', 'heroBackground', 'sourceless', 'sourcelessOutside'],
  },
  'jsonld-syntax': {
    harm: ['invalid', 'moreInvalid', 'noContext', 'otherContext', 'noType'],
    care: ['conflicting', 'added'],
    // An empty block declares nothing: no reader and no search engine misses it.
    note: ['holdsNothing', 'entities', 'relative'],
  },
  'schema-properties': {
    harm: ['otherCase'],
    gain: ['missing', 'invalid', 'moreMissing', 'undeclared', 'brief'],
    care: ['unclean', 'retiredMissing'],
    note: ['terms'],
  },
  'schema-visible': { harm: ['decisive', 'many', 'otherPath'], care: ['secondary'] },
  'open-graph': {
    harm: ['urlElsewhere', 'otherUrl'],
    gain: ['noPreview', 'missing', 'badUrl', 'misread'],
    // The description is optional (ogp.me), and most networks show the page's instead.
    care: ['noDescription', 'severalUrls', 'nameAttribute', 'severalTitles'],
    note: ['assumed'],
  },
  'share-image': {
    gain: [
      'unusable',
      'notFound',
      'unreachable',
      'notImage',
      'tooSmall',
      'relative',
      'vector',
      'saidSmall',
      'thumbnail',
      'siteWide',
      'anotherSubject',
      'heavy',
    ],
    note: ['insecure', 'small', 'ratio'],
  },
  'x-card': { gain: ['misnamed', 'unknownCard', 'noTitle', 'noImage', 'noAppId', 'noSummaryImage', 'noCard'], note: ['fallback'] },
  'html-lang': { care: ['missing', 'invalid', 'differs', 'xmlDiffers'] },
  hreflang: {
    harm: [
      'invalidCode',
      'otherLanguage',
      'relative',
      'unreadable',
      'noSelf',
      'inBody',
      'conflicting',
      'canonicalElsewhere',
      'swapped',
      'notItsLanguage',
      'shared',
    ],
    gain: ['linkedOnly'],
    care: ['alsoInBody', 'noCatchAll', 'methodsDiffer'],
  },
  'hreflang-return': { harm: ['broken', 'blocked', 'noindex', 'noReturn'], care: ['redirected'] },
  viewport: { harm: ['missing', 'fixed', 'noWidth', 'overflows'], care: ['zoomBlocked', 'zoomMisread'] },
  https: {
    harm: ['plainPage', 'activeMixed', 'plainForm', 'plainButton', 'plainCanonical'],
    care: ['passiveMixed', 'plainLinks'],
    note: ['plainShareUrl'],
  },
  // One visit of one device is no field data, which Google uses.
  'core-web-vitals': { note: ['lcpPoor', 'clsPoor', 'inpPoor', 'lcpMiddling', 'clsMiddling', 'inpMiddling'] },
  'ai-crawler-access': { harm: ['allBlocked', 'someBlocked'] },
  'answer-lead': { note: ['none', 'weak'] },
  'descriptive-headings': { note: ['vague'] },
  'self-contained-passages': { note: ['lean'] },
  'sourced-claims': { note: ['none', 'thin'] },
  'decision-facts': { care: ['lacking'] },
  'date-visible': { gain: ['none', 'metadataOnly', 'relativeOnly', 'visibleOnly'] },
  'date-agreement': { harm: ['future', 'unreadable', 'modifiedFirst'], care: ['publishedApart', 'modifiedApart', 'bumped'] },
  // Google asks for a byline where readers expect one. Of an article without any name, only the owner knows whether a company stands for it:
  // the readers of 44 pages and of the labels never put it among the first lines.
  'author-identity': { care: ['notVisible', 'account', 'role', 'siteName', 'several'], note: ['none'] },
  'publisher-identity': { care: ['unnamed', 'namesDiffer'], note: ['unseen', 'unreachable'] },
};

const classOf: ReadonlyMap<string, FindingClass> = new Map(
  Object.entries(codesByClass).flatMap(([signal, classes]) =>
    findingClasses.flatMap((name) => ((classes as Classes)[name] ?? []).map((code) => [`${signal} ${code}`, name] as const)),
  ),
);

/** The class of a finding that warns or fails; undefined if the table has no row for it. */
export const findingClassOf = (signal: string, code: string): FindingClass | undefined => classOf.get(`${signal} ${code}`);

/** Codes of a signal that have a class. */
export const codesWithClass = (signal: string): string[] =>
  Object.values((codesByClass as Record<string, Classes | undefined>)[signal] ?? {}).flat();
