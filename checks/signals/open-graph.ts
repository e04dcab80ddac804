import { differenceEvidence, elementsEvidence, listEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { ogUrlFault, hasSeveralOgUrls } from '../derive/head/og-url.ts';
import { imageNames, isMisplacedShareTag, isOpenGraphType, readShareTags } from '../derive/head/share-tags.ts';
import { findMisreadText } from '../derive/text/misread.ts';
import { placeholderSubject } from '../derive/text/placeholders.ts';

/** What networks assume if it is missing: the URL that was shared, and the type website. */
const assumed: ReadonlySet<string> = new Set(['og:type', 'og:url']);
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
    const tags = readShareTags(head);
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
    if (missing.length > 0) {
      const { required: count } = limits;
      findings.push(
        warn(
          missing.every((name) => assumed.has(name))
            ? m.assumed({ names: missing, required: count })
            : m.missing({ names: missing, required: count }),
          listEvidence(missing),
        ),
      );
    }
    if (!tags.first('og:description')) findings.push(warn(m.noDescription()));
    const misplaced = head.metas.filter(isMisplacedShareTag);
    if (misplaced.length > 0)
      findings.push(
        warn(m.nameAttribute({ names: [...new Set(misplaced.map(({ name }) => name))] }), elementsEvidence(misplaced.map(metaRef))),
      );
    const url = ogUrlFault(head, page);
    const urls = () => elementsEvidence(tags.all('og:url').map(metaRef));
    if (url?.kind === 'bad') findings.push(warn(m.badUrl({ url: url.url }), urls()));
    if (url?.kind === 'other') findings.push(warn(m.otherUrl(), differenceEvidence('og:url', url.url, url.than)));
    if (url?.kind === 'elsewhere') findings.push(warn(m.urlElsewhere({ url: url.url }), differenceEvidence('og:url', url.url, page.url)));
    if (hasSeveralOgUrls(head)) findings.push(warn(m.severalUrls({ count: tags.all('og:url').length }), urls()));
    const titles = new Map(tags.all('og:title').map((tag) => [tag.content.trim(), tag]));
    if (titles.size > 1) findings.push(warn(m.severalTitles({ count: titles.size }), elementsEvidence([...titles.values()].map(metaRef))));
    // Networks take a type that nobody knows as website.
    const type = tags.first('og:type');
    const notes =
      type && !isOpenGraphType(type.content) ? [note(m.unknownType({ type: type.content }), elementsEvidence([metaRef(type.tag)]))] : [];
    const subject = placeholderSubject(page.url, headings, text);
    const misread = head.metas.flatMap((tag) => {
      const name = [tag.property, tag.name].find((one) => one.startsWith('og:'));
      const wrong = name === undefined ? null : findMisreadText(tag.content, subject);
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
    return verdict([...findings, ...notes], {
      ...(findings[0]!.status === 'warn' && { score: limits.incomplete }),
      value: `${limits.required - missing.length}/${limits.required}`,
    });
  },
});
