import { elementsEvidence, listEvidence } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { linkRef, linkTagRef, metaRef, writeStartTag } from '../core/element-refs.ts';
import { isCanonicalLink } from '../derive/head/canonicals.ts';
import { findMixedContent, upgradesInsecureRequests } from '../derive/links/mixed-content.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { isSameRegistrableDomain } from '../parse/registrable-domain.ts';
import { hostnameOf, isLoopbackHost, parseUrl } from '../parse/urls.ts';

const isPlain = (url: string | null) => url !== null && /^http:/i.test(url.trim()) && !isLoopbackHost(hostnameOf(url));

export default defineSignal({
  id: 'https',
  group: 'experience',
  sources: [
    {
      title: 'Lighthouse, is-on-https',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/is-on-https.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { title: 'W3C, Mixed Content', url: 'https://www.w3.org/TR/mixed-content/', checked: '2026-11-21', mark: 'general' },
    {
      title: 'Google, How to specify a canonical URL',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      checked: '2026-11-21',
      mark: 'general',
    },
  ],
  scope: ['D', 'H'],
  weight: 3,
  tools: ['response-headers'],
  needs: ['page'],
  uses: ['head', 'links', 'parts', 'resources', 'response'],
  limits: {},
  judge({ page, head, links, parts, resources, response }, { m, missing }) {
    const url = parseUrl(page.url);
    if (!url || !/^https?:$/.test(url.protocol) || isLoopbackHost(url.hostname)) return na(m.local());
    const findings: Finding[] = [];
    if (url.protocol === 'http:') findings.push(fail(m.plainPage()));

    const headers = headersOfPage(response);
    const mixed = findMixedContent(resources, head, headers);
    const active = mixed.filter(({ kind }) => kind === 'active');
    const passive = mixed.filter(({ kind }) => kind === 'passive');
    if (active.length > 0) findings.push(fail(m.activeMixed({ count: active.length }), listEvidence(active.map((item) => item.url))));
    if (passive.length > 0) findings.push(warn(m.passiveMixed({ count: passive.length }), listEvidence(passive.map((item) => item.url))));

    // Such a policy also upgrades form submissions.
    if (parts && url.protocol === 'https:' && !upgradesInsecureRequests(head, headers)) {
      const forms = parts.forms.filter(({ action, method }) => isPlain(action) && method !== 'dialog');
      if (forms.length > 0) {
        findings.push(
          fail(
            m.plainForm({ count: forms.length }),
            elementsEvidence(
              forms.map(({ action, method, selector }) => ({ selector, snippet: writeStartTag('form', { method, action }), text: '' })),
            ),
          ),
        );
      }
      const buttons = parts.formActions?.filter(({ action }) => isPlain(action)) ?? [];
      if (buttons.length > 0) {
        findings.push(
          fail(
            m.plainButton({ count: buttons.length }),
            elementsEvidence(
              buttons.map(({ tag, action, selector }) => ({ selector, snippet: writeStartTag(tag, { formaction: action }), text: '' })),
            ),
          ),
        );
      }
    }
    // On an HTTP page, URLs of the same site are HTTP too: one finding is enough.
    if (url.protocol === 'https:') {
      const canonical = head?.links.find((link) => isCanonicalLink(link) && isPlain(link.url));
      if (canonical) findings.push(warn(m.plainCanonical({ url: canonical.url ?? '' }), elementsEvidence([linkTagRef(canonical)])));
      const share = head?.metas.find(({ property, content }) => property === 'og:url' && isPlain(content));
      if (share) findings.push(warn(m.plainShareUrl({ url: share.content }), elementsEvidence([metaRef(share)])));
      const toThisSite = (link: LinkFact) => link.url !== null && isSameRegistrableDomain(link.url, page.url);
      const plain = links?.items.filter((link) => isPlain(link.url) && toThisSite(link)) ?? [];
      if (plain.length > 0)
        findings.push(
          warn(m.plainLinks({ count: plain.length, total: links!.items.filter(toThisSite).length }), elementsEvidence(plain.map(linkRef))),
        );
    }

    if (findings.length > 0) return verdict(findings);
    const absent = (['resources', 'parts', 'head', 'links'] as const).find(
      (name) => ({ resources, parts, head, links })[name] === undefined,
    );
    if (absent) return unchecked(missing(absent));
    return verdict([pass(m.secure())]);
  },
});
