import { caps, oneLine } from '../core/clip.ts';
import type { LinkFact, ProvenanceFact } from '../core/facts.ts';
import { lexicon } from '../lists/lexicons/index.ts';
import { aboutPaths, contactPaths, imprintPaths } from '../lists/path-words.ts';
import { pathWords } from './paths.ts';
import { isPhrase, openingPhrase } from './phrases.ts';
import { datesOf } from './provenance-dates.ts';
import { namesOf } from './provenance-names.ts';
import type { ProvenanceInput } from './provenance-input.ts';
import { units } from './units.ts';
import { comparableUrl, isHttp, sameSite } from './urls.ts';

const mostLinks = 20;
/** Path segments of a page about the site: deeper ones are usually articles. */
const deepest = 3;
/** Text units of a link that may begin with an about word (About Example Ltd). */
const shortLink = 5;
const longestLabel = 40;
const paths = new Set([...aboutPaths, ...contactPaths, ...imprintPaths]);

/** Dates, authors and publishers that the page names, wherever it names them. */
export function provenance(input: ProvenanceInput): ProvenanceFact {
  const language = withRegion(input);
  const known = { ...input, language };
  return { dates: datesOf(known), names: namesOf(known), aboutLinks: aboutLinks(known) };
}

/** og:locale tells the region where the language is given without one. */
function withRegion({ language, head }: ProvenanceInput): string {
  if (/[-_]/.test(language)) return language;
  const locale = head.metas.find(({ property, name }) => (property || name) === 'og:locale')?.content.trim() ?? '';
  return /^[a-z]{2,3}[-_][a-z]{2}$/i.test(locale) && locale.slice(0, language.length + 1).toLowerCase().replace('_', '-') === `${language}-` ? locale.replace('_', '-') : language;
}

function isAboutPath(url: string): boolean {
  const path = /^https?:\/\/[^/]+\/([^?#]*)/i.exec(url)?.[1] ?? '';
  if (path === '' || path.split('/').length > deepest + 1) return false;
  const segments = pathWords(url);
  return segments.length > 0 && segments.length <= deepest && paths.has(segments.at(-1)!);
}

function aboutLinks({ links, language, url }: ProvenanceInput): ProvenanceFact['aboutLinks'] {
  const words = lexicon(language)?.about;
  const says = ({ text, name }: LinkFact) => {
    const label = text || name;
    if (!words || label === '' || label.length > longestLabel) return false;
    return isPhrase(label, words) || (openingPhrase(label, words) !== null && units(label) <= shortLink && !/[?!.…]/.test(label));
  };
  const found = new Map<string, ProvenanceFact['aboutLinks'][number]>();
  for (const link of links) {
    if (found.size >= mostLinks) break;
    if (!link.url || !isHttp(link.url) || !sameSite(link.url, url) || !(isAboutPath(link.url) || (link.region !== 'main' && !link.main && says(link)))) continue;
    const key = comparableUrl(link.url);
    if (!found.has(key)) found.set(key, { url: link.url, text: oneLine(link.text || link.name, caps.text), selector: link.selector });
  }
  return [...found.values()];
}
