import { difference, elements, list } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { and } from '../core/wording.ts';
import { metaRef } from '../core/element-refs.ts';
import { imageNames, shareTags } from '../derive/share-tags.ts';
import { parseUrl } from '../parse/urls.ts';

const required = [['og:title'], ['og:type'], imageNames, ['og:url']] as const;

export default defineSignal({
  id: 'open-graph',
  title: 'Open Graph basics are complete',
  group: 'sharing',
  why: 'Social networks and messengers build the preview of a shared link from these tags. Without them they guess, or show a bare address.',
  sources: [{ title: 'The Open Graph protocol', url: 'https://ogp.me/', checked: '2026-11-21', mark: 'primary' }],
  scope: ['D'],
  weight: 3,
  tools: ['social-preview'],
  searchOnly: true,
  needs: ['head', 'page'],
  limits: { required: required.length },
  messages: {
    notShared: () => ({ text: 'Pages for signing in, carts and search results are not meant to be shared.', fix: '' }),
    complete: () => ({ text: 'og:title, og:type, og:image and og:url are there.', fix: '' }),
    noPreview: () => ({ text: 'Neither og:title nor og:image: a shared link has no preview of its own.', fix: 'Add og:title and og:image, then og:type and og:url, as meta elements with a property attribute.' }),
    missing: (names: string) => ({ text: `Open Graph requires four properties; ${names} ${names.includes(' and ') ? 'are' : 'is'} missing.`, fix: `Add <meta property="…" content="…"> for ${names}.` }),
    noDescription: () => ({ text: 'There is no og:description: previews show other text of the page, or none.', fix: 'Add og:description with one or two sentences.' }),
    nameAttribute: (names: string) => ({ text: `${names} ${names.includes(' and ') ? 'stand' : 'stands'} in a name attribute; Open Graph is defined with property.`, fix: 'Write <meta property="og:…">: readers that follow the definition miss the other form.' }),
    otherUrl: () => ({ text: 'og:url is not the canonical address, so likes and shares are counted for another page.', fix: 'Give og:url the same address as rel="canonical".' }),
    badUrl: (url: string) => ({ text: `og:url is not an absolute address: ${url}`, fix: 'Write the full address, with https://.' }),
    severalTitles: (count: number) => ({ text: `${count} different og:title tags: which one is shown depends on the network.`, fix: 'Keep one og:title.' }),
  },
  judge({ head, page }, { m, limits, pageType }) {
    if (pageType === 'utility') return na(m.notShared());
    const tags = shareTags(head);
    const missing = required.filter((names) => !tags.first(...names)).map(([name]) => name);
    if (missing.includes('og:title') && missing.includes('og:image')) {
      return verdict([fail(m.noPreview(), list(missing))], { value: `${limits.required - missing.length}/${limits.required}` });
    }
    const findings: Finding[] = [];
    if (missing.length > 0) findings.push(warn(m.missing(and(missing)), list(missing)));
    if (!tags.first('og:description')) findings.push(warn(m.noDescription()));
    const misplaced = head.metas.filter(({ name, property }) => name.startsWith('og:') && property === '');
    if (misplaced.length > 0) findings.push(warn(m.nameAttribute(and([...new Set(misplaced.map(({ name }) => name))])), elements(misplaced.map(metaRef))));
    const url = tags.first('og:url');
    if (url) {
      const parsed = parseUrl(url.content);
      const canonicals = [...new Set(head.links.filter(({ rel, url: target }) => rel.includes('canonical') && target !== null).map((link) => link.url!))];
      const canonical = canonicals.length === 1 ? parseUrl(canonicals[0]!, page.baseUrl) : null;
      if (!parsed) findings.push(warn(m.badUrl(url.content), elements([metaRef(url.tag)])));
      else if (canonical && parsed.href !== canonical.href) findings.push(warn(m.otherUrl(), difference('og:url', parsed.href, canonical.href)));
    }
    const titles = new Map(tags.all('og:title').map((tag) => [tag.content.trim(), tag]));
    if (titles.size > 1) findings.push(warn(m.severalTitles(titles.size), elements([...titles.values()].map(metaRef))));
    if (findings.length === 0) findings.push(pass(m.complete()));
    return verdict(findings, { value: `${limits.required - missing.length}/${limits.required}` });
  },
});
