import { elementsEvidence, listEvidence, tableEvidence, type Evidence } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import type { Probe } from '../core/facts/probes.ts';
import { defineSignal, type Words } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { linkRef } from '../core/element-refs.ts';
import { isFollowed, isSameSite, linkClassifier } from '../derive/links/kinds.ts';
import { unpublishedHost } from '../derive/text/placeholders.ts';
import { isDeviceName, isPrivateHost, leadsToPrivateHost } from '../parse/private-hosts.ts';
import { parsedUrlParts, comparableUrl, isHttpUrl, percentDecode } from '../parse/urls.ts';

/** An address with a domain, alone or in angle brackets after a name (RFC 6068; mail programs accept both). What is before the @ may be quoted. */
const mailAddress = /^(?:[^<>]*<)?(?:"[^"]+"|[^\s@<>()[\],;:"]+)@[^\s@<>()[\],;:".]+(?:\.[^\s@<>()[\],;:".]+)+>?$/;
/** Emergency numbers have three digits. */
const leastDigits = 3;
/** Whether a mailto:, tel: or sms: link reaches nobody: an address without @ or domain, a number without digits. A text to share has no recipient: `sms:?body=…`, and `sms:&body=…` of iOS. */
function isBrokenContact({ href, clickHandler }: LinkFact): boolean {
  const [, scheme = '', rest = ''] = /^\s*(mailto|tel|sms):(.*)$/is.exec(href ?? '') ?? [];
  // Scripts put an address together that is hidden from collectors.
  if (scheme === '' || clickHandler) return false;
  const [written = '', query] = rest.split(scheme.toLowerCase() === 'sms' ? /[?&;]/ : '?', 2);
  const recipients = percentDecode(written).trim();
  if (scheme.toLowerCase() === 'mailto') return recipients === '' ? query === undefined : !areMailAddresses(separately(recipients));
  if (recipients === '') return scheme.toLowerCase() === 'tel' || query === undefined;
  // Service codes of phone networks: *21#.
  return (recipients.match(/[\d*#]/g)?.length ?? 0) < leastDigits;
}
/** Recipients of a mailto: URL; commas in quotation marks do not separate, and mail programs drop one too many. */
const separately = (recipients: string): string[] =>
  recipients
    .replace(/"[^"]*"|[,;]/g, (part) => (part.length > 1 ? part : '\n'))
    .split('\n')
    .map((address) => address.trim())
    .filter(Boolean);
const areMailAddresses = (addresses: string[]): boolean => addresses.length > 0 && addresses.every((address) => mailAddress.test(address));

/**
 * Whether a link leads to a file, host or port that only the author's computer or network has. Instructions show such an address as the text
 * of the link, and comments of visitors may contain any.
 */
function leadsToOwnNetwork({ url, name, region }: LinkFact, pageUrl: string): boolean {
  const target = url === null ? null : parsedUrlParts(url);
  if (!target || region === 'comments') return false;
  if (target.protocol === 'file:') return true;
  if (!isHttpUrl(target.href) || target.host === parsedUrlParts(pageUrl)?.host || name.includes(target.hostname)) return false;
  // On a public page, placeholder-text says it, of images and forms too.
  if (unpublishedHost(target.href, pageUrl) !== null) return false;
  return isPrivateHost(target.hostname) && !isDeviceName(target.hostname);
}

export default defineSignal({
  id: 'link-status',
  group: 'links',
  sources: [
    {
      title: 'Check My Links, issues 26, 57 and 75: servers that answer probes otherwise than browsers',
      url: 'https://github.com/page-load-dot-com/checkmylinks/issues/57',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'RFC 6068, The mailto URI Scheme; RFC 3966, The tel URI',
      url: 'https://www.rfc-editor.org/rfc/rfc6068',
      checked: '2026-11-27',
      mark: 'general',
    },
    {
      title: 'HTML Standard, the base element',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
      checked: '2026-11-27',
      mark: 'general',
    },
    {
      title: 'broken-link-checker, issue 114',
      url: 'https://github.com/stevenvachon/broken-link-checker/issues/114',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['N', 'D'],
  weight: 5,
  geo: { category: 'evidence', points: 3, grade: 'medium' },
  tools: ['link-status'],
  needs: ['page', 'links'],
  uses: ['linkStatus'],
  limits: { redirectShare: 0.1 },
  heuristics: ['redirectedInternal'],
  judge({ page, links, linkStatus }, { m, w, limits, missing, pageType }) {
    const probes = (linkStatus?.probes ?? []).filter(({ class: kind }) => kind !== 'skipped');
    if (links.items.length === 0 && probes.length === 0) return na(m.noLinks());
    const findings: Finding[] = [];
    const notes: Finding[] = [];

    // Outside the main content, such links are often script controls, such as menus or a sign-in dialog, or not meant to be followed: print, reply.
    const lost = links.items.filter(({ fragmentMissing, main, rel }) => fragmentMissing === true && main && isFollowed(rel));
    if (lost.length > 0) notes.push(note(m.fragmentMissing({ count: lost.length }), elementsEvidence(lost.map(linkRef))));
    const twice = (page.sharedIds ?? []).filter(({ by }) => by === 'link').map(({ id }) => id);
    if (twice.length > 0) notes.push(note(m.fragmentTwice({ count: twice.length }), listEvidence(twice)));

    const moved = links.items.filter(({ fragmentMoved }) => fragmentMoved === true);
    if (moved.length > 0)
      findings.push(warn(m.fragmentMoved({ count: moved.length, base: page.baseUrl }), elementsEvidence(moved.map(linkRef))));
    const invalid = links.items.filter(({ href, url }) => url === null && href !== null && href.trim() !== '');
    if (invalid.length > 0) findings.push(warn(m.invalid({ count: invalid.length }), elementsEvidence(invalid.map(linkRef))));
    const local = links.items.filter((link) => pageType !== 'forum' && leadsToOwnNetwork(link, page.url));
    if (local.length > 0) findings.push(warn(m.local({ count: local.length }), elementsEvidence(local.map(linkRef))));
    const contacts = links.items.filter(isBrokenContact);
    if (contacts.length > 0) findings.push(warn(m.brokenContact({ count: contacts.length }), elementsEvidence(contacts.map(linkRef))));

    if (!linkStatus) {
      // Only addresses and links within this page are judged; link targets, and so the sources of claims, are unknown.
      if (findings.length > 0) return verdict([...findings, ...notes], { geoScore: 'unchecked' });
      if (!links.items.some(({ url }) => url !== null && isHttpUrl(url))) return na(m.noLinks(), notes);
      return unchecked(missing('linkStatus'), notes);
    }

    const sort = linkClassifier(page.url);
    const internal: Probe[] = [];
    const external: Probe[] = [];
    for (const probe of probes) {
      const kind = sort({ href: probe.url, url: probe.url });
      (isSameSite(kind) || kind === 'same-page' ? internal : external).push(probe);
    }
    const of = (list: readonly Probe[], kind: Probe['class']) => list.filter((probe) => probe.class === kind);
    const answered = (list: readonly Probe[]) => list.filter(({ class: kind }) => kind !== 'unverified');
    const shown = evidenceFor(links.items, w);

    const internalBroken = of(internal, 'broken');
    if (internalBroken.length > 0) findings.push(fail(m.brokenInternal({ count: internalBroken.length }), shown(internalBroken)));
    const brokenExternal = of(external, 'broken');
    if (brokenExternal.length > 0) findings.push(warn(m.brokenExternal({ count: brokenExternal.length }), shown(brokenExternal)));
    const inward = probes.filter(({ finalUrl }) => leadsToPrivateHost(finalUrl, parsedUrlParts(page.url)?.hostname ?? ''));
    if (inward.length > 0) findings.push(warn(m.inward({ count: inward.length }), shown(inward)));
    const redirected = of(internal, 'redirected');
    if (redirected.length > answered(internal).length * limits.redirectShare) {
      findings.push(warn(m.redirectedInternal({ count: redirected.length, total: answered(internal).length }), shown(redirected)));
    }
    const unverified = of(probes, 'unverified').filter((probe) => !inward.includes(probe));
    if (unverified.length > 0) notes.push(note(m.unverified({ count: unverified.length }), shown(unverified)));
    if (!linkStatus.finished) notes.push(note(m.stillProbing({ done: probes.length })));

    const sources = answered(external).length;
    const geoScore = !linkStatus.finished
      ? 'unchecked'
      : sources > 0
        ? 1 - brokenExternal.length / sources
        : external.length > 0
          ? 'unchecked'
          : 'na';
    if (findings.length > 0) return verdict([...findings, ...notes], { geoScore, value: internalBroken.length + brokenExternal.length });
    if (!linkStatus.finished) return uncheckedAs('pending', m.stillChecking(), notes);
    if (probes.length === 0) return na(m.noLinks(), notes);
    if (answered(probes).length === 0) return uncheckedAs('refused', m.noneVerified(), notes);
    return verdict([pass(m.answering({ count: answered(probes).length })), ...notes], { geoScore, value: 0 });
  },
});

/** Probes as a table, each with the first link to it. */
function evidenceFor(links: readonly LinkFact[], w: Words<'link-status'>): (probes: readonly Probe[]) => Evidence {
  const places = new Map<string, string>();
  for (const { url, selector } of links) {
    const key = url === null ? '' : comparableUrl(url);
    if (!places.has(key)) places.set(key, selector);
  }
  return (probes) =>
    tableEvidence(
      [w.target(), w.answer(), w.leadsTo()],
      probes.map(({ url, class: kind, status, reason, finalUrl }) => {
        const at = places.get(comparableUrl(url));
        const answer =
          reason && (status === 0 || kind === 'unverified') ? w.answered({ status, why: reason }) : status === 0 ? '' : String(status);
        return { cells: [url, answer, finalUrl === url ? '' : finalUrl], ...(at ? { at } : {}) };
      }),
    );
}
