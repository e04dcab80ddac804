import { differenceEvidence, listEvidence, valueEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { isUndeliveredForNow } from '../core/undelivered-page.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { notFoundPhrases, phrasesOfEveryLanguage } from '../language/language-words.ts';
import { botWallName, headersOfPage, retryAfterHeader } from '../derive/head/page-response.ts';
import { isUnnamedSignIn, isServedSignIn, isRedirectToSignIn } from '../derive/head/sign-in.ts';
import { errorTitles } from '../lists/leftover-texts.ts';
import { lazyValue } from '../core/helpers/lazy-value.ts';
import { findPhrase, isPhrase } from '../language/phrases.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { splitAtTitleMarks } from '../language/marks.ts';
import { isHttpUrl } from '../parse/urls.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';

/** The bare number in a title or heading, and the number with the words that software adds in every language. */
const bareNumber = unicodePattern(String.raw`^[\s\p{P}]*4(?:04|10)[\s\p{P}]*$`);
const errorNumber = unicodePattern(
  String.raw`(?<![\p{L}\p{N}])(?:(?:error|status)(?: code)?|http)[^\p{L}\p{N}]{1,3}4(?:04|10)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])4(?:04|10)[^\p{L}\p{N}]{1,3}error(?!\p{L})`,
  'i',
);

const allNotFound = lazyValue(() => phrasesOfEveryLanguage(({ notFound }) => notFound));

/** Whether a text is the number of an error page rather than of a house or model: alone, with a word for error, or with a not-found phrase in any language. */
function saysErrorNumber(text: string): boolean {
  if (!/(?<!\d)4(?:04|10)(?!\d)/.test(text)) return false;
  return (
    splitAtTitleMarks(text).some((part) => bareNumber(part).test(part)) ||
    errorNumber(text).test(text) ||
    findPhrase(text, allNotFound()) !== null
  );
}

/** Whether a part of a title is nothing but the word for an error, or what HTTP calls one: “Error | Acme”. */
const namesOnlyError = (text: string): boolean => splitAtTitleMarks(text).some((part) => isPhrase(part, errorTitles));

/** Reasons that are about what the site does with a request without cookies, not about what we may request. */
const siteFailures = new Set<string>(['no-answer', 'request-failed', 'answer-too-slow', 'leads-inside', 'named-inside', 'hidden-redirect']);
const sentAway = new Set<string>(['other-origin', 'leads-off-the-web']);

export default defineSignal({
  id: 'http-status',
  group: 'crawling',
  sources: [
    {
      title: 'Google, HTTP status codes, network and DNS errors',
      url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Lighthouse, Page has unsuccessful HTTP status code',
      url: 'https://developer.chrome.com/docs/lighthouse/seo/http-status-code',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'H'],
  weight: 10,
  gate: true,
  tools: ['indexability', 'response-headers'],
  needs: ['page'],
  uses: ['response', 'head', 'headings', 'main', 'pageType', 'served', 'text', 'parts', 'redirects'],
  limits: { softWords: 50, readBytes: 5_000_000 },
  judgesResponse: true,
  judge({ page, response, head, headings, main, pageType: detected, served, text, parts, redirects }, { m, w, limits, ...options }) {
    const { intent, language, now, missing, pageType } = options;
    if (!isHttpUrl(page.url) || !/html/i.test(page.contentType)) return na(m.notWeb());
    const visit = page.navigation?.status || null;
    const status = visit ?? response?.status ?? null;
    // Crawlers keep no cookies.
    const isEndless = !response && (missing('response').code === 'endless-redirects' || redirects?.loop === true);
    const endless = () => verdict([fail(m.endless())], { ...(status !== null && { value: status }), caps: ['credentials'] });
    if (status === null) return isEndless && intent === 'index' ? endless() : unchecked(missing('response'));
    // A redirect without a target shows what the server sends with it, which search engines ignore. 304 is a copy that the browser has kept.
    const isError = (code: number) => code >= 300 && code !== 304;
    const anonymous = response?.status ?? status;
    const codes = differenceEvidence(w.statuses(), visit === null ? w.unknown() : String(visit), String(anonymous));

    if (isUndeliveredForNow(status)) {
      const retryAfter = response && isUndeliveredForNow(response.status) ? retryAfterHeader(response) : '';
      return verdict([fail(m.notDelivered({ status, retryAfter, anonymous: isError(anonymous) ? null : anonymous }), codes)], {
        value: status,
      });
    }
    if (isError(status) && isError(anonymous)) {
      if (intent === 'keep-out') return verdict([pass(m.errorKeepsOut({ status }))], { value: status });
      return verdict([fail(m.error({ status }), valueEvidence(w.status(), String(status)))], { value: status, caps: ['error-page'] });
    }
    if (isError(status)) return verdict([warn(m.differs({ visit: status, anonymous }), codes)], { value: anonymous });
    if (response && visit !== null) {
      if (anonymous === 401 || anonymous === 407)
        return verdict([warn(m.needsSignIn({ status: anonymous }), codes)], { value: status, caps: ['credentials'] });
      // Many sites reject requests that look automated, but allow the crawlers of search engines.
      if (anonymous === 403 || anonymous === 429)
        return uncheckedAs('refused', m.refused({ visit, status: anonymous, wall: botWallName(response) }));
      if (isError(anonymous)) return verdict([warn(m.differs({ visit, anonymous }), codes)], { value: status });
    }
    if (response && isRedirectToSignIn(page, response)) {
      return verdict([warn(m.sentToSignIn({ url: response.finalUrl }), valueEvidence(w.endedAt(), response.finalUrl))], {
        value: status,
        caps: ['credentials'],
      });
    }

    if (isServedSignIn({ served, text, parts })) return verdict([warn(m.servedSignIn())], { value: status, caps: ['credentials'] });

    const notes: Finding[] = [];
    if (!response && missing('response').reason !== 'pending') {
      const why = missing('response');
      if (isEndless && intent === 'index') return endless();
      if (sentAway.has(why.code)) return verdict([warn(m.sentAway({ why }))], { value: status });
      else if (siteFailures.has(why.code)) return uncheckedAs(why.reason, m.unread({ visit: status, why }));
      notes.push(note(m.visitOnly({ why })));
    }
    if (response && response.truncated && response.bytes < limits.readBytes)
      return verdict([warn(m.cutOff({ bytes: response.bytes }), valueEvidence(w.status(), String(status)))], { value: status });
    const title = head?.titles.find(({ inHead }) => inHead)?.text ?? '';
    const heading = headings?.items.find(({ level, visible }) => level === 1 && visible)?.text ?? '';
    const phrases = notFoundPhrases(language);
    const isNotFound = (headline: string) => saysErrorNumber(headline) || findPhrase(headline, phrases) !== null;
    const strong = [title, heading].find((headline) => isNotFound(headline) || namesOnlyError(headline));
    const directives = head ? findDirectives(head, headersOfPage(response)) : [];
    const noindex = effectiveRules(directives, 'googlebot', now).noindex.length > 0;
    const words = main && main.words < limits.softWords ? main.words : null;
    if (strong && (noindex || words !== null) && intent === 'index') {
      const signs = [
        w.named({ text: strong.slice(0, 100) }),
        ...(noindex ? [w.noindex()] : []),
        ...(words === null ? [] : [w.short({ words })]),
      ];
      return verdict([warn(m.softError({ heading: strong.slice(0, 100), noindex, words }), listEvidence(signs)), ...notes], {
        value: status,
        caps: ['error-page'],
      });
    }
    if (pageType === 'utility' && intent === 'index' && isUnnamedSignIn(page, detected))
      return verdict([pass(m.ok({ status })), note(m.signInForm()), ...notes], { value: status, leads: true });
    return verdict([pass(m.ok({ status })), ...notes], { value: status });
  },
});
