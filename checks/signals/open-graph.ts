import { differenceEvidence, elementsEvidence, listEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { isCanonicalLink, isHomeCanonical } from '../derive/head/canonicals.ts';
import { imageNames, deriveShareTags } from '../derive/head/share-tags.ts';
import { deriveMisreadText } from '../derive/text/misread.ts';
import { derivePlaceholderContext } from '../derive/text/placeholders.ts';
import { parseUrl, urlVariance } from '../parse/urls.ts';

/** Whether og:url names another page. One that differs only by its query can be the same page, whose parameters we do not know. */
const isElsewhere = (url: string, pageUrl: string): boolean => urlVariance(withoutQuery(url), withoutQuery(pageUrl)) === null;
const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0]!;

const required = [['og:title'], ['og:type'], imageNames, ['og:url']] as const;

export default defineSignal({
  id: 'open-graph',
  group: 'sharing',
  sources: [{ title: 'The Open Graph protocol', url: 'https://ogp.me/', checked: '2026-11-21', mark: 'primary' }],
  scope: ['D'],
  weight: 3,
  tools: ['social-preview'],
  searchOnly: true,
  needs: ['head', 'page'],
  uses: ['headings', 'text'],
  limits: { required: required.length, noPreview: 0.55, incomplete: 0.65 },
  judge({ head, page, headings, text }, { m, limits }) {
    const tags = deriveShareTags(head);
    const missing = required.filter((names) => !tags.first(...names)).map(([name]) => name);
    // Without tags, a shared link still shows the page title: search and readers lose nothing. So it is never red, and costs less than
    // a missing description.
    if (missing.includes('og:title') && missing.includes('og:image')) {
      return verdict([warn(m.noPreview(), listEvidence(missing))], {
        score: limits.noPreview,
        value: `${limits.required - missing.length}/${limits.required}`,
      });
    }
    const findings: Finding[] = [];
    if (missing.length > 0) findings.push(warn(m.missing({ names: missing, required: limits.required }), listEvidence(missing)));
    if (!tags.first('og:description')) findings.push(warn(m.noDescription()));
    const misplaced = head.metas.filter(({ name, property }) => name.startsWith('og:') && property === '');
    if (misplaced.length > 0)
      findings.push(
        warn(m.nameAttribute({ names: [...new Set(misplaced.map(({ name }) => name))] }), elementsEvidence(misplaced.map(metaRef))),
      );
    const url = tags.first('og:url');
    if (url) {
      const parsed = parseUrl(url.content);
      const canonicals = [...new Set(head.links.filter((link) => isCanonicalLink(link) && link.url !== null).map((link) => link.url!))];
      // A wrong canonical is not a reference.
      const canonical =
        canonicals.length === 1 && !isHomeCanonical(canonicals[0]!, page.url) ? parseUrl(canonicals[0]!, page.baseUrl) : null;
      if (!parsed) findings.push(warn(m.badUrl({ url: url.content }), elementsEvidence([metaRef(url.tag)])));
      // If the canonical names another page, this page's URL is just as valid: one of the two was copied.
      else if (
        canonical &&
        parsed.href !== canonical.href &&
        !(urlVariance(page.url, canonical.href) === null && urlVariance(page.url, parsed.href) !== null)
      )
        findings.push(warn(m.otherUrl(), differenceEvidence('og:url', parsed.href, canonical.href)));
      else if (canonicals.length === 0 && isElsewhere(parsed.href, page.url))
        findings.push(warn(m.urlElsewhere({ url: parsed.href }), differenceEvidence('og:url', parsed.href, page.url)));
    }
    const urls = new Map(tags.all('og:url').map((tag) => [tag.content.trim(), tag]));
    const [firstUrl = '', ...otherUrls] = urls.keys();
    if (otherUrls.some((other) => urlVariance(firstUrl, other) === null))
      findings.push(warn(m.severalUrls({ count: urls.size }), elementsEvidence([...urls.values()].map(metaRef))));
    const titles = new Map(tags.all('og:title').map((tag) => [tag.content.trim(), tag]));
    if (titles.size > 1) findings.push(warn(m.severalTitles({ count: titles.size }), elementsEvidence([...titles.values()].map(metaRef))));
    const subject = derivePlaceholderContext(page.url, headings, text);
    const misread = head.metas.flatMap((tag) => {
      const name = [tag.property, tag.name].find((one) => one.startsWith('og:'));
      const wrong = name === undefined ? null : deriveMisreadText(tag.content, subject);
      return wrong ? [{ name: name!, tag, wrong }] : [];
    });
    if (misread[0])
      findings.push(
        warn(
          m.misread({ ...misread[0].wrong, names: [...new Set(misread.map(({ name }) => name))].slice(0, 4) }),
          elementsEvidence(misread.map(({ tag }) => metaRef(tag))),
        ),
      );
    if (findings.length === 0) findings.push(pass(m.complete()));
    return verdict(findings, {
      ...(findings[0]!.status === 'warn' && { score: limits.incomplete }),
      value: `${limits.required - missing.length}/${limits.required}`,
    });
  },
});
