import { elements, list, measure, value } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { and } from '../core/wording.ts';
import { metaRef } from '../core/element-refs.ts';
import { imageNames, shareTags } from '../derive/share-tags.ts';

/** Of these X may make a small summary card. */
const forFallback = ['og:type', 'og:title', 'og:description'];
const cards = ['summary', 'summary_large_image', 'app', 'player'];

export default defineSignal({
  id: 'x-card',
  title: 'X card resolves',
  group: 'sharing',
  why: 'X shows a card for a shared link when it finds the kind of card, a title and a picture, in its own tags or in Open Graph.',
  sources: [
    { title: 'X, Cards markup tag reference', url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup', checked: '2026-11-21', mark: 'primary' },
    { title: 'X, Summary card', url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['D'],
  weight: 1,
  tools: ['social-preview'],
  searchOnly: true,
  needs: ['head'],
  limits: { titleCharacters: 70, descriptionCharacters: 200 },
  messages: {
    notShared: () => ({ text: 'Pages for signing in, carts and search results are not meant to be shared.', fix: '' }),
    resolves: (card: string) => ({ text: `The ${card} card has what it needs.`, fix: '' }),
    fallback: () => ({ text: 'There is no twitter:card. X may show a small summary card from the Open Graph tags.', fix: 'Add <meta name="twitter:card" content="summary_large_image"> for the large picture.' }),
    noCard: (lacking: readonly string[]) => ({
      text: `There is no twitter:card, and of what X would make one from, Open Graph lacks ${and(lacking)}.`,
      fix: 'Add <meta name="twitter:card" content="summary_large_image">, og:title and og:image.',
    }),
    unknownCard: (card: string) => ({ text: `“${card}” is not a kind of card: X knows summary, summary_large_image, app and player.`, fix: 'Use summary or summary_large_image.' }),
    noTitle: () => ({ text: 'The card has no title: neither twitter:title nor og:title is there.', fix: 'Add og:title, or twitter:title.' }),
    noImage: (card: string) => ({ text: `The ${card} card has no picture: neither twitter:image nor og:image is there.`, fix: 'Add og:image, or twitter:image.' }),
    noSummaryImage: () => ({ text: 'The summary card has no picture; X shows a grey symbol instead.', fix: 'Add og:image, or twitter:image.' }),
    noAppId: () => ({ text: 'The app card names no app (twitter:app:id:iphone, twitter:app:id:ipad or twitter:app:id:googleplay).', fix: 'Add the id of the app in its store.' }),
    longTitle: (length: number) => ({ text: `The title of the card has ${length} characters; X cuts it after 70.`, fix: 'Put a shorter title into twitter:title.' }),
    longDescription: (length: number) => ({ text: `The description of the card has ${length} characters; X cuts it after 200.`, fix: 'Put a shorter description into twitter:description.' }),
  },
  judge({ head }, { m, limits, pageType }) {
    if (pageType === 'utility') return na(m.notShared());
    const tags = shareTags(head);
    const card = tags.first('twitter:card');
    const title = tags.first('twitter:title', 'og:title');
    const description = tags.first('twitter:description', 'og:description');
    const image = tags.first('twitter:image', 'twitter:image:src', ...imageNames);
    const findings: Finding[] = [];
    if (!card) {
      const lacking = forFallback.filter((name) => !tags.first(name));
      if (lacking.length > 0) return verdict([fail(m.noCard(lacking), list(lacking))]);
      findings.push(warn(m.fallback()));
    }
    const kind = card?.content.toLowerCase() ?? 'summary';
    if (!cards.includes(kind)) return verdict([fail(m.unknownCard(card!.content), elements([metaRef(card!.tag)]))]);
    if (kind === 'app') {
      if (!['iphone', 'ipad', 'googleplay'].some((store) => tags.first(`twitter:app:id:${store}`))) findings.push(fail(m.noAppId()));
    } else {
      if (!title) findings.push(fail(m.noTitle()));
      if (!image) findings.push(kind === 'summary' ? warn(m.noSummaryImage()) : fail(m.noImage(kind)));
      const titleLength = [...(title?.content ?? '')].length;
      if (titleLength > limits.titleCharacters) findings.push(warn(m.longTitle(titleLength), measure(titleLength, limits.titleCharacters, 'characters')));
      const descriptionLength = [...(description?.content ?? '')].length;
      if (descriptionLength > limits.descriptionCharacters) findings.push(warn(m.longDescription(descriptionLength), measure(descriptionLength, limits.descriptionCharacters, 'characters')));
    }
    if (findings.length === 0) findings.push(pass(m.resolves(kind), value('twitter:card', kind)));
    return verdict(findings, { value: card ? kind : '' });
  },
});
