import { elementsEvidence, measuredEvidence, valueEvidence } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { linkRef } from '../core/element-refs.ts';
import { isFollowed } from '../derive/links/kinds.ts';
import { isFunctionalLink } from '../derive/links/purposes.ts';
import { isSameRegistrableDomain } from '../parse/registrable-domain.ts';
import { classifyParameters, parseUrl, areSamePage, type Parameter } from '../parse/urls.ts';

/** Parameters that keep Google Analytics from changing the source of the visit: not a campaign. */
const keepsSource = new Set(['utm_nooverride']);
const tracked = (url: string | null) =>
  url === null
    ? []
    : classifyParameters(url)
        .filter(({ kind, name }) => kind === 'tracking' && !keepsSource.has(name.toLowerCase()))
        .map(({ name }) => name);

/** Short values of `sid` name a story or section; those of a session are long and random. */
const isSession = ({ kind, name, value }: Parameter): boolean =>
  kind === 'session' && value !== '' && (name.toLowerCase() !== 'sid' || /^(?=[^\d]*\d)[\w:,.-]{16,}$/.test(value));
const sessionsOf = (url: string): string[] =>
  classifyParameters(url)
    .filter(isSession)
    .map(({ name }) => name);

export default defineSignal({
  id: 'url-form',
  group: 'crawling',
  sources: [
    {
      title: 'Google, URL structure best practices for Google Search',
      url: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
      checked: '2026-11-21',
      mark: 'general',
    },
    {
      title: 'Screaming Frog, URL tab',
      url: 'https://www.screamingfrog.co.uk/seo-spider/user-guide/tabs/#url',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  tools: ['url-inspector'],
  needs: ['page', 'head', 'links'],
  limits: { parameters: 3, length: 2_000 },
  heuristics: ['parameters', 'long'],
  judge({ page, head, links }, { m, w, limits }) {
    const url = parseUrl(page.url);
    const path = url?.pathname ?? '';
    const findings: Finding[] = [];
    if (/^#(?:!|\/)/.test(url?.hash ?? ''))
      findings.push(fail(m.fragmentOnly({ fragment: (url?.hash ?? '').slice(0, 200) }), valueEvidence('URL', page.url)));

    const parameters = classifyParameters(page.url);
    const sessions = sessionsOf(page.url);
    if (sessions.length > 0) findings.push(warn(m.session({ names: sessions }), valueEvidence('URL', page.url)));
    const counted = parameters.filter(({ kind }) => kind !== 'tracking').length;
    if (counted > limits.parameters)
      findings.push(warn(m.parameters({ count: counted }), measuredEvidence(counted, limits.parameters, w.parameters())));

    const ogUrl = head.metas.find(({ property, name }) => property === 'og:url' || name === 'og:url')?.content ?? null;
    const inOgUrl = tracked(ogUrl);
    if (inOgUrl.length > 0) findings.push(warn(m.trackedOgUrl({ names: inOgUrl }), valueEvidence('og:url', ogUrl ?? '')));
    // A link within this page inherits the visit's parameters; the site did not write them, nor what visitors and the comment system link to.
    const isInternal = ({ url: to, rel, region }: LinkFact) =>
      to !== null &&
      region !== 'comments' &&
      isFollowed(rel) &&
      isSameRegistrableDomain(to, page.url) &&
      !areSamePage(to, page.url) &&
      !isFunctionalLink(to);
    const written = links.items.filter((link) => /[?;]/.test(link.url ?? ''));
    const personal = written.filter((link) => sessionsOf(link.url!).length > 0 && isInternal(link));
    const marked = written.filter((link) => tracked(link.url).length > 0 && isInternal(link));
    const total = personal.length + marked.length > 0 ? links.items.filter(isInternal).length : 0;
    if (personal.length > 0) {
      const names = [...new Set(personal.flatMap(({ url: to }) => sessionsOf(to!)))];
      findings.push(warn(m.sessionLinks({ count: personal.length, total, names }), elementsEvidence(personal.map(linkRef))));
    }
    if (marked.length > 0) findings.push(warn(m.trackedLinks({ count: marked.length, total }), elementsEvidence(marked.map(linkRef))));

    if (/%20| /.test(path)) findings.push(warn(m.space(), valueEvidence(w.path(), path)));
    if (path.includes('//')) findings.push(warn(m.doubleSlash(), valueEvidence(w.path(), path)));
    if (page.url.length > limits.length)
      findings.push(
        warn(
          m.long({ characters: page.url.length, length: limits.length }),
          measuredEvidence(page.url.length, limits.length, w.characters()),
        ),
      );
    const notes: Finding[] = [];
    if (path.includes('_')) notes.push(note(m.underscore()));
    // Percent-encoding is upper case; only other letters count.
    if (/[A-Z]/.test(path.replace(/%[0-9A-F]{2}/gi, ''))) notes.push(note(m.upperCase()));
    return verdict(findings.length > 0 ? [...findings, ...notes] : [pass(m.clean()), ...notes]);
  },
});
