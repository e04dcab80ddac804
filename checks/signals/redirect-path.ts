import { measuredEvidence, tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { leadsToPrivateHost } from '../parse/private-hosts.ts';
import { parsedUrlParts, areSamePage } from '../parse/urls.ts';

const permanent = [301, 308];
/** Whether a hop redirects; the last entry of a trace is the page. */
const leadsOn = ({ status }: { status: number }) => status >= 300 && status < 400;

export default defineSignal({
  id: 'redirect-path',
  group: 'crawling',
  sources: [
    {
      title: 'Google, Redirects and Google Search',
      url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Google, HTTP status codes, network and DNS errors',
      url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['H', 'N', 'B'],
  weight: 3,
  tools: ['redirect-trace'],
  needs: ['page'],
  uses: ['response', 'redirects'],
  limits: { several: 2, many: 5, google: 10 },
  heuristics: ['many', 'several'],
  judge({ page, response, redirects }, { m, w, limits, missing }) {
    if (redirects && (redirects.hops.length > 0 || redirects.loop)) {
      const hops = redirects.hops.filter(leadsOn);
      const trace = tableEvidence(
        ['URL', w.status()],
        redirects.hops.map(({ url, status }) => ({ cells: [url, status === 0 ? '' : String(status)] })),
      );
      // Each URL of a loop that ends depends on a cookie. Crawlers keep none, which http-status reports.
      const again = hops.find(({ url }, index) => redirects.hops.slice(index + 1).some((later) => areSamePage(later.url, url)));
      if (again || (redirects.loop && !response && page.navigation?.status)) return na(m.needsCookie({ url: again?.url ?? page.url }));
      if (redirects.loop) return verdict([fail(m.loop(), trace)], { value: hops.length });
      if (hops.length === 0) return na(m.direct());
      const findings: Finding[] = [];
      const insecure = redirects.hops.find(
        ({ url }, index) => index > 0 && url.startsWith('http:') && redirects.hops[index - 1]!.url.startsWith('https:'),
      );
      if (insecure) findings.push(fail(m.downgrade({ url: insecure.url }), trace));
      const inside = ({ url }: { url: string }) => leadsToPrivateHost(url, parsedUrlParts(page.url)?.hostname ?? '');
      // A visit that starts at a short link in the user's network is no fault of the page.
      const inward = inside(redirects.hops[0]!) ? undefined : redirects.hops.find(inside);
      if (inward) findings.push(fail(m.inward({ url: inward.url }), trace));
      if (hops.length > limits.google) findings.push(fail(m.stops({ hops: hops.length, google: limits.google }), trace));
      else if (hops.length >= limits.many) findings.push(fail(m.many({ hops: hops.length }), trace));
      else if (hops.length >= limits.several) findings.push(warn(m.several({ hops: hops.length }), trace));
      const temporary = hops.find(({ status }) => !permanent.includes(status));
      if (temporary) findings.push(warn(m.temporary({ status: temporary.status }), trace));
      return verdict(findings.length > 0 ? findings : [pass(m.permanent(), trace)], { value: hops.length });
    }

    const hops = page.navigation?.redirects ?? null;
    const hidden = note(m.sameOriginOnly());
    if (hops !== null && hops > limits.google)
      return verdict([fail(m.stops({ hops, google: limits.google }), measuredEvidence(hops, limits.several, w.redirects())), hidden], {
        value: hops,
      });
    if (hops !== null && hops >= limits.many)
      return verdict([fail(m.many({ hops }), measuredEvidence(hops, limits.several, w.redirects())), hidden], { value: hops });
    if (hops !== null && hops >= limits.several)
      return verdict([warn(m.several({ hops }), measuredEvidence(hops, limits.several, w.redirects())), hidden], { value: hops });
    const moved =
      response?.redirected && !areSamePage(response.finalUrl, page.url) ? [note(m.anonymousMoves({ url: response.finalUrl }))] : [];
    if (hops === 1 || moved.length > 0) {
      if (redirects) return uncheckedAs('not-supported', m.redirectUnseen(), moved);
      return unchecked(missing('redirects'), moved);
    }
    if (hops === null && !response) return unchecked(missing('response'));
    return na(m.direct(), [hidden]);
  },
});
