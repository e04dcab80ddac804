import { difference, list, value } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { lexicon, lexiconLanguages } from '../lists/lexicons/index.ts';
import { pageHeaders, wentToSignIn } from '../derive/page-response.ts';
import { findPhrase } from '../language/phrases.ts';
import { effectiveRobots, robotsDirectives } from '../parse/robots-directives.ts';
import { titleParts } from '../derive/site-name.ts';
import { isHttp } from '../parse/urls.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';

/** The bare number as a part of a title or heading, and the number beside the words that software puts there in every language. */
const bareNumber = unicodePattern(String.raw`^[\s\p{P}]*4(?:04|10)[\s\p{P}]*$`);
const errorNumber = unicodePattern(String.raw`(?<![\p{L}\p{N}])(?:(?:error|status)(?: code)?|http)[^\p{L}\p{N}]{1,3}4(?:04|10)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])4(?:04|10)[^\p{L}\p{N}]{1,3}error(?!\p{L})`, 'i');

/** True for the number of an error page, not for that of a house or a model: alone, with a word for error, or with a not-found phrase of any language. */
function saysErrorNumber(text: string): boolean {
  if (!/(?<!\d)4(?:04|10)(?!\d)/.test(text)) return false;
  return titleParts(text).some((part) => bareNumber(part).test(part)) || errorNumber(text).test(text)
    || lexiconLanguages.some((language) => findPhrase(text, lexicon(language)?.notFound ?? []) !== null);
}

export default defineSignal({
  id: 'http-status',
  title: 'Page answers 200 and is not a soft 404',
  group: 'crawling',
  why: 'Search engines drop pages that answer with an error, and treat an error page that answers 200 (a soft 404) like one that is not there.',
  sources: [
    { title: 'Google, HTTP status codes, network and DNS errors', url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Lighthouse, Page has unsuccessful HTTP status code', url: 'https://developer.chrome.com/docs/lighthouse/seo/http-status-code', checked: '2026-11-21', mark: 'primary' },
    { title: 'The signs of a soft 404 and their number are our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'H'],
  weight: 10,
  gate: true,
  tools: ['indexability', 'response-headers'],
  needs: ['page'],
  uses: ['response', 'head', 'headings', 'main'],
  limits: { softWords: 50 },
  messages: {
    ok: (status: number) => ({ text: `The page answers ${status}.`, fix: '' }),
    notWeb: () => ({ text: 'Does not apply: this is not an HTML page from a web server.', fix: '' }),
    error: (status: number) => ({
      text: `The page answers ${status}: search engines treat its content as absent.`,
      fix: status >= 500 || status === 429 ? 'Find out why the server fails; crawlers slow down while it does.' : 'Let the page answer 200, or redirect its address to the page that replaces it.',
    }),
    errorKeepsOut: (status: number) => ({ text: `The page answers ${status}, which keeps it out of search, as you want.`, fix: '' }),
    softError: (signs: string) => ({
      text: `The page answers 200 but looks like an error page (our heuristic): ${signs}.`,
      fix: 'Answer 404 or 410 when there is nothing at this address. If there is, say so in title and heading.',
    }),
    needsSignIn: (status: number) => ({
      text: `This visit was answered normally, but an anonymous request got ${status}: crawlers see no page here.`,
      fix: 'If the page is meant to be public, let it answer without cookies. If the site only refuses requests of extensions, this does not concern crawlers.',
    }),
    sentToSignIn: (url: string) => ({
      text: `This visit was answered normally, but an anonymous request was sent to what looks like a sign-in page: ${url}`,
      fix: 'If the page is meant to be public, let it answer without cookies.',
    }),
    differs: (visit: number, anonymous: number) => ({
      text: `This visit was answered ${visit}, an anonymous request ${anonymous}. Crawlers ask anonymously.`,
      fix: 'Find out why the server answers visitors and anonymous requests differently.',
    }),
    visitOnly: (detail: string) => ({ text: `Judged by this visit alone. The anonymous request gave no answer: ${detail}`, fix: '' }),
  },
  judge({ page, response, head, headings, main }, { m, limits, intent, language, now, missing }) {
    if (!isHttp(page.url) || !/html/i.test(page.contentType)) return na(m.notWeb());
    const visit = page.navigation?.status || null;
    const status = visit ?? response?.status ?? null;
    if (status === null) {
      const { reason, detail } = missing('response');
      return unchecked(reason, detail);
    }
    const isError = (code: number) => code >= 400;
    const anonymous = response?.status ?? status;
    const codes = difference('Status: this visit and an anonymous request', String(visit ?? 'unknown'), String(anonymous));

    if (isError(status) && isError(anonymous)) {
      if (intent === 'keep-out' && status < 500 && status !== 429) return verdict([pass(m.errorKeepsOut(status))], { value: status });
      return verdict([fail(m.error(status), value('Status', String(status)))], { value: status, caps: ['error-page'] });
    }
    if (isError(status)) return verdict([warn(m.differs(status, anonymous), codes)], { value: anonymous });
    if (response && visit !== null && !isError(visit)) {
      if ([401, 403, 407].includes(anonymous)) return verdict([warn(m.needsSignIn(anonymous), codes)], { value: status, caps: ['credentials'] });
      if (isError(anonymous)) return verdict([warn(m.differs(visit, anonymous), codes)], { value: status });
    }
    if (response && wentToSignIn(page, response)) {
      return verdict([warn(m.sentToSignIn(response.finalUrl), value('Ended at', response.finalUrl))], { value: status, caps: ['credentials'] });
    }

    const notes: Finding[] = [];
    if (!response && missing('response').reason !== 'pending') notes.push(note(m.visitOnly(missing('response').detail)));
    const title = head?.titles.find(({ inHead }) => inHead)?.text ?? '';
    const heading = headings?.items.find(({ level, visible }) => level === 1 && visible)?.text ?? '';
    const phrases = lexicon(language)?.notFound ?? [];
    const strong = [title, heading].find((text) => saysErrorNumber(text) || findPhrase(text, phrases) !== null);
    const directives = head ? robotsDirectives(head, pageHeaders(response)) : [];
    const weak = [
      ...(effectiveRobots(directives, 'googlebot', now).noindex.length > 0 ? ['it says noindex'] : []),
      ...(main && main.words < limits.softWords ? [`it has ${main.words} words of main text`] : []),
    ];
    if (strong && weak.length > 0 && intent === 'index') {
      const signs = [`its title or heading is “${strong.slice(0, 100)}”`, ...weak];
      return verdict([warn(m.softError(signs.join(', ')), list(signs)), ...notes], { value: status, caps: ['error-page'] });
    }
    return verdict([pass(m.ok(status)), ...notes], { value: status });
  },
});
