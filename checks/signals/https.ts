import { elements, list } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { agree, amount } from '../core/wording.ts';
import { linkRef, linkTagRef, metaRef, startTag } from '../core/element-refs.ts';
import { mixedContent, upgradesRequests } from '../derive/mixed-content.ts';
import { pageHeaders } from '../derive/page-response.ts';
import { isLoopback, parseUrl, sameSite } from '../parse/urls.ts';

const isPlain = (url: string | null) => url !== null && /^http:/i.test(url.trim()) && !isLoopback(parseUrl(url)?.hostname ?? '');

export default defineSignal({
  id: 'https',
  title: 'Served securely',
  group: 'experience',
  why: 'Browsers warn of pages without HTTPS and block insecure scripts on secure pages. Google prefers the HTTPS address of a page as canonical.',
  sources: [
    { title: 'Lighthouse, is-on-https', url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/is-on-https.js', checked: '2026-11-21', mark: 'primary' },
    { title: 'W3C, Mixed Content', url: 'https://www.w3.org/TR/mixed-content/', checked: '2026-11-21', mark: 'general' },
    { title: 'Google, How to specify a canonical URL', url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls', checked: '2026-11-21', mark: 'general' },
  ],
  scope: ['D', 'H'],
  weight: 3,
  tools: ['response-headers'],
  needs: ['page'],
  uses: ['head', 'links', 'parts', 'resources', 'response'],
  limits: {},
  messages: {
    secure: () => ({ text: 'The page and all it loads use HTTPS, and forms send to HTTPS.', fix: '' }),
    local: () => ({ text: 'Does not apply: the page comes from this computer, not over a network.', fix: '' }),
    plainPage: () => ({
      text: 'The page is served over HTTP: anyone on the way can read and change it, and browsers mark it "Not secure".',
      fix: 'Serve the page over HTTPS and redirect HTTP to it permanently.',
    }),
    activeMixed: (count: number) => ({
      text: `${amount(count, 'resource')} ${agree(count, 'is', 'are')} requested over HTTP and blocked by browsers, as scripts, styles, frames, fonts and pictures of a srcset are.`,
      fix: 'Load them over HTTPS.',
    }),
    passiveMixed: (count: number) => ({
      text: `${amount(count, 'image, icon or media file', 'images, icons or media files')} ${agree(count, 'is', 'are')} requested over HTTP.`,
      fix: 'Load them over HTTPS.',
    }),
    plainForm: (count: number) => ({
      text: `${amount(count, 'form')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      fix: 'Let the action of the form point to an HTTPS address.',
    }),
    plainButton: (count: number) => ({
      text: `${amount(count, 'button')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      fix: 'Let formaction name an HTTPS address, or remove it where the form has one.',
    }),
    plainCanonical: (url: string) => ({ text: `The canonical address is HTTP: ${url}`, fix: 'Name the HTTPS address as canonical.' }),
    plainShareUrl: (url: string) => ({ text: `og:url is an HTTP address: ${url}`, fix: 'Name the HTTPS address in og:url.' }),
    plainLinks: (count: number) => ({
      text: `${amount(count, 'link')} to this site ${agree(count, 'uses', 'use')} HTTP.`,
      fix: 'Link to the HTTPS address, without the detour of a redirect.',
    }),
  },
  judge({ page, head, links, parts, resources, response }, { m, missing }) {
    const url = parseUrl(page.url);
    if (!url || !/^https?:$/.test(url.protocol) || isLoopback(url.hostname)) return na(m.local());
    const findings: Finding[] = [];
    if (url.protocol === 'http:') findings.push(fail(m.plainPage()));

    const headers = pageHeaders(response);
    const mixed = mixedContent(resources, head, headers);
    const active = mixed.filter(({ kind }) => kind === 'active');
    const passive = mixed.filter(({ kind }) => kind === 'passive');
    if (active.length > 0) findings.push(fail(m.activeMixed(active.length), list(active.map((item) => item.url))));
    if (passive.length > 0) findings.push(warn(m.passiveMixed(passive.length), list(passive.map((item) => item.url))));

    // Such a policy upgrades what forms send as well.
    if (parts && url.protocol === 'https:' && !upgradesRequests(head, headers)) {
      const forms = parts.forms.filter(({ action, method }) => isPlain(action) && method !== 'dialog');
      if (forms.length > 0) {
        findings.push(fail(m.plainForm(forms.length), elements(forms.map(({ action, method, selector }) => ({ selector, snippet: startTag('form', { method, action }), text: '' })))));
      }
      const buttons = parts.formActions?.filter(({ action }) => isPlain(action)) ?? [];
      if (buttons.length > 0) {
        findings.push(fail(m.plainButton(buttons.length), elements(buttons.map(({ tag, action, selector }) => ({ selector, snippet: startTag(tag, { formaction: action }), text: '' })))));
      }
    }
    // On an HTTP page its own addresses are HTTP as a matter of course: one finding is enough.
    if (url.protocol === 'https:') {
      const canonical = head?.links.find((link) => link.rel.includes('canonical') && isPlain(link.url));
      if (canonical) findings.push(warn(m.plainCanonical(canonical.url ?? ''), elements([linkTagRef(canonical)])));
      const share = head?.metas.find(({ property, content }) => property === 'og:url' && isPlain(content));
      if (share) findings.push(warn(m.plainShareUrl(share.content), elements([metaRef(share)])));
      const plain = links?.items.filter((link) => isPlain(link.url) && sameSite(link.url!, page.url)) ?? [];
      if (plain.length > 0) findings.push(warn(m.plainLinks(plain.length), elements(plain.map(linkRef))));
    }

    if (findings.length > 0) return verdict(findings);
    const absent = (['resources', 'parts', 'head', 'links'] as const).find((name) => ({ resources, parts, head, links })[name] === undefined);
    if (absent) {
      const { reason, detail } = missing(absent);
      return unchecked(reason, detail);
    }
    return verdict([pass(m.secure())]);
  },
});
