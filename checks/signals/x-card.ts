import { elementsEvidence, listEvidence, measuredEvidence, valueEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { cardTypes, imageNames, readShareTags, xCardOf } from '../derive/head/share-tags.ts';

/** X can build a small summary card from these. */
const forFallback = ['og:type', 'og:title', 'og:description'];

export default defineSignal({
  id: 'x-card',
  group: 'sharing',
  sources: [
    {
      title: 'X, Cards markup tag reference',
      url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'X, Getting started with Cards',
      url: 'https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started',
      checked: '2026-11-30',
      mark: 'primary',
    },
    {
      title: 'X, Summary card',
      url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['D'],
  weight: 1,
  tools: ['social-preview'],
  searchOnly: true,
  needs: ['head'],
  limits: { titleCharacters: 70, descriptionCharacters: 200 },
  judge({ head }, { m, w, limits }) {
    const tags = readShareTags(head);
    const card = xCardOf(tags);
    const title = tags.first('twitter:title', 'og:title');
    const description = tags.first('twitter:description', 'og:description');
    const image = tags.first('twitter:image', 'twitter:image:src', ...imageNames);
    const findings: Finding[] = [];
    const notes: Finding[] = [];
    // Written by replacing the old name of the network everywhere.
    const misnamed = head.metas.filter(({ name, property }) => /^x:(?:card|site|creator|title|description|image)/.test(name || property));
    if (misnamed.length > 0 && !card)
      return verdict([warn(m.misnamed({ count: misnamed.length }), elementsEvidence(misnamed.map(metaRef)))]);
    if (!card) {
      const lacking = forFallback.filter((name) => !tags.first(name));
      const toAdd = [...(title ? [] : ['og:title']), ...(image ? [] : ['og:image'])];
      if (lacking.length > 0) return verdict([warn(m.noCard({ lacking, toAdd }), listEvidence(lacking))]);
      findings.push(warn(m.fallback()));
    }
    const kind = card?.content.toLowerCase() ?? 'summary';
    // X once turned its old types (photo, gallery, product) into a summary, and does not say whether it still does.
    if (!cardTypes.includes(kind)) return verdict([warn(m.unknownCard({ card: card!.content }), elementsEvidence([metaRef(card!.tag)]))]);
    if (kind === 'app') {
      if (!['iphone', 'ipad', 'googleplay'].some((store) => tags.first(`twitter:app:id:${store}`))) findings.push(fail(m.noAppId()));
    } else {
      if (!title) findings.push(fail(m.noTitle()));
      if (!image) findings.push(kind === 'summary' ? warn(m.noSummaryImage()) : fail(m.noImage({ card: kind })));
      const titleLength = [...(title?.content ?? '')].length;
      if (titleLength > limits.titleCharacters)
        notes.push(
          note(
            m.longTitle({ length: titleLength, titleCharacters: limits.titleCharacters }),
            measuredEvidence(titleLength, limits.titleCharacters, w.characters()),
          ),
        );
      const descriptionLength = [...(description?.content ?? '')].length;
      if (descriptionLength > limits.descriptionCharacters)
        notes.push(
          note(
            m.longDescription({ length: descriptionLength, descriptionCharacters: limits.descriptionCharacters }),
            measuredEvidence(descriptionLength, limits.descriptionCharacters, w.characters()),
          ),
        );
    }
    if (findings.length === 0) findings.push(pass(m.resolves({ card: kind }), valueEvidence('twitter:card', kind)));
    return verdict([...findings, ...notes], { value: card ? kind : '' });
  },
});
