import { list, table } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, unchecked, verdict, warn, type CapId, type Finding } from '../core/verdict.ts';
import { canonicalElsewhere, canonicalsOf } from '../derive/canonicals.ts';
import { noHeaders, pageHeaders } from '../derive/page-response.ts';
import { describeDirective, effectiveRobots, robotsConflicts, robotsDirectives, type RobotsDirective } from '../parse/robots-directives.ts';
import { parseRobotsTxt, robotsDecider } from '../parse/robots-txt.ts';

/** Misspellings of these are judged here, others by snippet-controls. */
const indexing = ['noindex', 'nofollow', 'none', 'unavailable_after', 'indexifembedded', 'all'];
const written = (directives: readonly RobotsDirective[]) => directives.map(describeDirective).join('; ');

export default defineSignal({
  id: 'index-directives',
  title: 'No noindex for search crawlers',
  group: 'crawling',
  why: 'A noindex in a robots meta tag or an X-Robots-Tag header takes the page out of search results, and out of the answers that are built on them.',
  sources: [
    { title: 'Google, Robots meta tag, data-nosnippet, and X-Robots-Tag specifications', url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag', checked: '2026-11-21', mark: 'primary' },
    { title: 'Bing Webmaster Help, Robots Metatags', url: 'https://www.bing.com/webmaster/help/which-robots-metatags-does-bing-support-5198d240', checked: '2026-11-21', mark: 'primary' },
    { title: 'Lighthouse, Page is blocked from indexing', url: 'https://developer.chrome.com/docs/lighthouse/seo/is-crawlable', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['D', 'R', 'H'],
  weight: 10,
  gate: true,
  geo: { category: 'access', points: 4, grade: 'strong' },
  tools: ['indexability', 'robots-directives'],
  needs: ['page', 'head'],
  uses: ['response', 'robotsTxt', 'served'],
  limits: {},
  messages: {
    open: () => ({ text: 'No robots directive keeps search engines from indexing this page.', fix: '' }),
    noindex: (directives: string) => ({
      text: `Google may not index this page: ${directives}`,
      fix: 'Remove the directive if the page should be found. If it should not, tell this audit that the page is kept out.',
    }),
    otherEngines: (names: string, directives: string) => ({
      text: `Google may index this page, but ${names} may not: ${directives}`,
      fix: 'Remove the directive unless you mean to leave that engine out.',
    }),
    disagree: (first: string, second: string) => ({
      text: `Directives contradict each other: ${first} and ${second}. Engines follow the stricter one.`,
      fix: 'Keep one of the two.',
    }),
    misspelt: (text: string, meant: string) => ({
      text: `“${text}” is no directive that engines know; “${meant}” was probably meant.`,
      fix: `Write ${meant}, or remove it.`,
    }),
    unreadableDate: (text: string) => ({
      text: `The date of “${text}” cannot be read, so the directive has no effect.`,
      fix: 'Write the date as RFC 822, RFC 850 or ISO 8601, for instance 2027-01-31.',
    }),
    sourceSays: (directives: string) => ({
      text: `The served HTML says ${directives}, and a script removes it. Google may stop at the served HTML.`,
      fix: 'Serve the page without noindex.',
    }),
    hidden: (line: number | null) => ({
      text: `robots.txt blocks this URL${line === null ? '' : ` (line ${line})`}, so crawlers cannot see the noindex: the address may stay in the index.`,
      fix: 'Allow crawling until the page has left the index.',
    }),
    alsoCanonical: (url: string) => ({
      text: `The page says noindex and names another canonical, ${url}: two wishes that contradict each other.`,
      fix: 'Keep noindex for pages that should vanish, and the canonical for copies of a page that should stay.',
    }),
    expires: (date: string) => ({ text: `unavailable_after lets the page leave the index on ${date}.`, fix: '' }),
    joined: () => ({
      text: 'The X-Robots-Tag addresses one crawler and goes on with other directives. Browsers join several such headers, so these may be meant for all crawlers.',
      fix: '',
    }),
    keptOut: (directives: string) => ({ text: `Google and Bing are told not to index this page, as you want: ${directives}`, fix: '' }),
    statusKeepsOut: (status: number) => ({ text: `An anonymous request is answered ${status}, which keeps the page out of search, as you want.`, fix: '' }),
    keptOutPartly: (names: string) => ({ text: `The page is meant to be kept out, but ${names} may index it.`, fix: 'Address the noindex to all crawlers: <meta name="robots" content="noindex">.' }),
    notKeptOut: () => ({ text: 'The page is meant to be kept out, but nothing tells search engines so.', fix: 'Add <meta name="robots" content="noindex"> or the header X-Robots-Tag: noindex. Blocking in robots.txt alone does not keep an address out.' }),
  },
  judge({ page, head, response, robotsTxt, served }, { m, intent, now, missing }) {
    const headers = pageHeaders(response);
    const directives = robotsDirectives(head, headers);
    const google = effectiveRobots(directives, 'googlebot', now);
    const bing = effectiveRobots(directives, 'bingbot', now);
    const blocked = { google: google.noindex.length > 0, bing: bing.noindex.length > 0 };
    const caps: CapId[] = blocked.google && blocked.bing ? ['noindex-both'] : blocked.google || blocked.bing ? ['one-ecosystem'] : [];
    const named = [...new Set(directives.map(({ crawler }) => crawler))].filter((crawler) => !['robots', 'googlebot', 'msnbot'].includes(crawler));
    const others = [...new Set(['bingbot', ...named])].map((crawler) => ({ crawler, noindex: effectiveRobots(directives, crawler, now).noindex }))
      .filter(({ noindex }) => noindex.length > 0);
    const all = directives.length > 0
      ? table(['Crawler', 'Directive', 'Where'], directives.map((one) => ({ cells: [one.crawler, one.written, one.origin === 'meta' ? 'meta tag' : 'X-Robots-Tag'], ...(one.selector ? { at: one.selector } : {}) })))
      : undefined;

    const notes: Finding[] = [];
    const rule = robotsTxt && robotsTxt.text !== '' ? robotsDecider(parseRobotsTxt(robotsTxt.text), page.url)('Googlebot') : null;
    const hidden = rule && !rule.allowed ? m.hidden(rule.line) : null;
    if (directives.some(({ ambiguous, name }) => ambiguous && (name === 'noindex' || name === 'none'))) notes.push(note(m.joined()));

    if (intent === 'keep-out') {
      const extra = { caps, geoScore: blocked.google || blocked.bing ? 0 : 1 };
      if (blocked.google && blocked.bing) {
        return verdict([pass(m.keptOut(written(google.noindex)), all), ...(hidden ? [warn(hidden)] : []), ...notes], extra);
      }
      if (blocked.google || blocked.bing) return verdict([warn(m.keptOutPartly(blocked.google ? 'Bing' : 'Google'), all), ...notes], extra);
      if (response && [401, 403, 404, 410].includes(response.status)) return verdict([pass(m.statusKeepsOut(response.status)), ...notes], extra);
      if (!headers) {
        const { reason, detail } = noHeaders(response, () => missing('response'));
        return unchecked(reason, detail, notes);
      }
      return verdict([fail(m.notKeptOut(), all), ...notes], extra);
    }

    if (blocked.google) {
      if (hidden) notes.push(note(hidden));
      const elsewhere = canonicalElsewhere(canonicalsOf(head, headers, page.url), page.url);
      if (elsewhere) notes.push(note(m.alsoCanonical(elsewhere)));
      return verdict([fail(m.noindex(written(google.noindex)), all), ...notes], { caps });
    }
    const warnings: Finding[] = [];
    if (others.length > 0) {
      warnings.push(warn(m.otherEngines(others.map(({ crawler }) => crawler).join(', '), written([...new Set(others.flatMap(({ noindex }) => noindex))])), all));
    }
    const conflict = robotsConflicts(directives).find(({ first }) => !first.name.startsWith('max-'));
    if (conflict) warnings.push(warn(m.disagree(describeDirective(conflict.first), describeDirective(conflict.second)), all));
    for (const one of directives.filter(({ status, meant }) => status === 'misspelt' && indexing.includes(meant)).slice(0, 5)) warnings.push(warn(m.misspelt(one.written, one.meant), all));
    for (const one of directives.filter(({ status, name }) => status === 'invalid' && name === 'unavailable_after').slice(0, 1)) warnings.push(warn(m.unreadableDate(one.written), all));
    const inSource = served ? effectiveRobots(robotsDirectives(served.head, null), 'googlebot', now).noindex : [];
    if (inSource.length > 0) warnings.push(warn(m.sourceSays(inSource.map((one) => one.written).join('; ')), list(inSource.map(describeDirective))));
    if (google.unavailableAfter !== null && Number.isFinite(google.unavailableAfter)) notes.push(note(m.expires(new Date(google.unavailableAfter).toISOString().slice(0, 10))));

    if (warnings.length > 0) return verdict([...warnings, ...notes], { caps });
    if (!headers) {
      const { reason, detail } = noHeaders(response, () => missing('response'));
      return unchecked(reason, detail, notes);
    }
    return verdict([pass(m.open(), all), ...notes]);
  },
});
