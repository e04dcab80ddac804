import { caps, clipToOneLine } from '../../../core/helpers/clip.ts';
import type { LinkFact } from '../../../core/facts/links-and-images.ts';
import type { ProvenanceFact } from '../../../core/facts/about.ts';
import type { Region } from '../../../core/facts/page.ts';
import { aboutPhrases, pageWordsOf } from '../../../language/language-words.ts';
import { aboutPaths, contactPaths, imprintPaths, policyPaths } from '../../../lists/path-words.ts';
import { isCanonicalLink } from '../../head/canonicals.ts';
import { pathWords, segmentIsNamed } from '../../links/paths.ts';
import { splitAtLineMarks } from '../../../language/marks.ts';
import { isPhrase, phraseAtStart } from '../../../language/phrases.ts';
import type { ProvenanceInput } from '../input.ts';
import { countUnits } from '../../../language/units.ts';
import { isFrontPageLink } from './site-name.ts';
import { registrableDomain, isSameRegistrableDomain } from '../../../parse/registrable-domain.ts';
import { comparableUrl, isHttpUrl, bareHostname } from '../../../parse/urls.ts';

const mostLinks = 20;
/** Maximum path segments of a page about the site: deeper pages are usually articles. */
const deepest = 3;
/** Maximum text units of a link that begins with an about word (About Example Ltd). */
const shortLink = 5;
const longestLabel = 40;
let every: readonly string[] | undefined;
/** The full text of a link outside the main content reveals its purpose in any language: sites may link in another language than their own. */
const everyAbout = (): readonly string[] => (every ??= aboutPhrases());
const paths = new Set([...aboutPaths, ...contactPaths, ...imprintPaths]);

/** The word that a path is about, among others: about-contact-imprint, impressum-2015. Paths of articles have more words. */
const saysPurpose = (segment: string): boolean => segmentIsNamed(segment, paths, single, mostWords);
const mostWords = 4;
const single = new Set([
  'about',
  'aboutus',
  'contact',
  'contacts',
  'contactus',
  'kontakt',
  'kontakty',
  'impressum',
  'imprint',
  'impresszum',
  'impresum',
  'colofon',
  'colophon',
  'contacto',
  'contato',
  'contatti',
  'iletisim',
  'hakkimizda',
  'masthead',
  'inquiry',
]);

function isAboutPath(url: string): boolean {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)\/?([^?#]*)/i.exec(url) ?? [];
  const first = host.toLowerCase().split('.')[0]!;
  if (path === '') return hosts.has(first) && host.split('.').length > 2;
  if (path.split('/').length > deepest + 1) return false;
  const segments = pathWords(url);
  return (
    segments.length > 0 && segments.length <= deepest && (saysPurpose(segments.at(-1)!) || (segments.length > 1 && paths.has(segments[0]!)))
  );
}
/** Subdomains for companies' own pages. */
const hosts = new Set(['about', 'contact', 'company', 'corporate', 'corp']);

/** Whether a text is one of the phrases, or several with marks between: Help · Contact. */
const isAbout = (label: string): boolean =>
  splitAtLineMarks(label, '・&/,、').some((part) => part.trim() !== '' && isPhrase(part, everyAbout()));

export function findAboutLinks({ links, blocks, language, url, head }: ProvenanceInput): ProvenanceFact['aboutLinks'] {
  const words = pageWordsOf(language)?.about;
  const canonical = head.links.find(isCanonicalLink)?.url ?? url;
  const isThisSite = (target: string) => isSameRegistrableDomain(target, url) || isSameRegistrableDomain(target, canonical);
  const says = ({ text, name }: LinkFact) => {
    const label = text || name;
    if (label === '' || label.length > longestLabel) return false;
    if (isAbout(label)) return true;
    return words !== undefined && phraseAtStart(label, words) !== null && countUnits(label) <= shortLink && !/[?!.…]/.test(label);
  };
  // Sites of a group have those pages at their owner's site: the full text of a link outside the main content decides.
  const saysElsewhere = ({ text, name, main, region }: LinkFact) =>
    !main &&
    region !== 'main' &&
    region !== 'aside' &&
    region !== 'comments' &&
    (text || name).length <= longestLabel &&
    isAbout(text || name);
  // An email address of the site's own domain, in its header or footer, reaches whoever is responsible.
  const writes = ({ url: target, main, region }: LinkFact) => {
    const host = !main && atTheEdge.has(region) ? /^mailto:[^@?]{1,80}@([\w.-]{3,100})/i.exec(target ?? '')?.[1] : undefined;
    return host !== undefined && isThisSite(`https://${host}/`);
  };
  const found = new Map<string, ProvenanceFact['aboutLinks'][number]>();
  for (const link of links) {
    if (found.size >= mostLinks) break;
    if (link.url && writes(link))
      found.set(link.url, { url: link.url, text: clipToOneLine(link.text || link.name, caps.text), selector: link.selector });
    if (
      !link.url ||
      !isHttpUrl(link.url) ||
      (!isThisSite(link.url) && !saysElsewhere(link)) ||
      !(
        (isAboutPath(link.url) && !(link.main && countUnits(link.text) > shortLink)) ||
        (link.region !== 'main' && !link.main && says(link))
      )
    )
      continue;
    const key = comparableUrl(link.url);
    if (!found.has(key)) found.set(key, { url: link.url, text: clipToOneLine(link.text || link.name, caps.text), selector: link.selector });
  }
  // The same address as plain text, as many blogs write it.
  for (const { text, main, region, selector } of found.size === 0 ? blocks : []) {
    if (main || !atTheEdge.has(region) || text.length > longestLine) continue;
    const written = /(?<![\w.+-])([\w.+-]{1,64})@([a-z\d](?:[a-z\d.-]{1,98}[a-z\d])?)/i.exec(text);
    if (!written || !isThisSite(`https://${written[2]}/`)) continue;
    found.set(text, { url: `mailto:${written[0]}`, text: clipToOneLine(text, caps.text), selector });
    break;
  }
  return found.size > 0 ? [...found.values()] : indirectLinks({ links, url }, isThisSite);
}

/** Links outside the main content to terms, privacy and help of this site, and from a subdomain to the front page of the main site. */
function indirectLinks(
  { links, url }: Pick<ProvenanceInput, 'links' | 'url'>,
  isThisSite: (target: string) => boolean,
): ProvenanceFact['aboutLinks'] {
  const pageHost = bareHostname(url);
  const parent = registrableDomain(pageHost);
  const leads = (target: string) =>
    policies.has(pathWords(target).at(-1) ?? '') || (pageHost !== parent && bareHostname(target) === parent && isFrontPageLink(target));
  const found = new Map<string, ProvenanceFact['aboutLinks'][number]>();
  for (const { url: target, text, name, main, region, selector } of links) {
    if (found.size >= mostIndirect) break;
    if (!target || main || !(atTheEdge.has(region) || region === 'nav') || !isHttpUrl(target) || !isThisSite(target) || !leads(target))
      continue;
    const key = comparableUrl(target);
    if (!found.has(key)) found.set(key, { url: target, text: clipToOneLine(text || name, caps.text), selector, indirect: true });
  }
  return [...found.values()];
}
const policies = new Set(policyPaths);
const mostIndirect = 5;
const atTheEdge = new Set<Region>(['header', 'footer', 'none']);
/** Maximum characters of a line with an address. */
const longestLine = 200;
