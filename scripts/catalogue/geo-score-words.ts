import type { CategoryId } from '../../checks/core/report/geo-ids.ts';
import { headingLimits, leadLimits, passageLimits } from '../../checks/derive/text/passages.ts';

/** The prose of docs/judging/geo-score.md around the generated parts. */

type Limits = Readonly<Record<string, number>>;
const percent = (share = 0): string => `${Math.round(share * 100)}%`;
const byVerdict = (): string => 'pass 1, warn 0.5, fail 0';

/** How the part of each signal is calculated. */
export const formulas: { readonly [signal: string]: (limits: Limits) => string } = {
  'ai-crawler-access': ({ tierA, tierAUser, tierB }) =>
    `the share of the scored AI crawlers that robots.txt allows this URL, where search crawlers of the leading engines weigh ${tierA}, fetchers for a user that honor robots.txt ${tierAUser}, and other search crawlers ${tierB}; crawlers for training never count`,
  'snippet-controls': byVerdict,
  'index-directives': byVerdict,
  'canonical-tag': byVerdict,
  'sitemap-entry': byVerdict,
  'render-parity': ({ zeroAt, fullAt }) =>
    `L(C; ${zeroAt}, ${fullAt}), where C is the share of the main content that is in the raw HTML; text that is only in inline data counts 0.3`,
  'main-content': byVerdict,
  'html-size': byVerdict,
  'html-lang': byVerdict,
  'descriptive-headings': () =>
    `mean over the sections of at least ${headingLimits.sectionUnits} words: half for a heading that is unique, not generic and of two terms, half for L(share of its terms in the first ${headingLimits.firstUnits} words under it; 0, ${headingLimits.shareTo}); a question without an answer of ${headingLimits.answerFrom} to ${headingLimits.answerTo} words under it is 0; on pages of a product or service, generic and one-word headings are ignored`,
  'answer-lead': () =>
    `of the first paragraph of at least ${leadLimits.minUnits} words in the first ${percent(leadLimits.within)} of the main content: 0.3 for its position (within ${leadLimits.early} words 1, within ${leadLimits.soon} 0.5), 0.4 × L(share of the terms of title and headline that it names; ${leadLimits.shareFrom}, ${leadLimits.shareTo}), 0.2 for its size (to ${leadLimits.sizeMost} words 1, to ${leadLimits.sizeLong} 0.5), 0.1 unless it ends in a question or a colon; captions, info boxes and a lone question do not count as a paragraph`,
  'self-contained-passages': () =>
    `mean over the passages under one heading, of up to ${passageLimits.most} words: 0.3 for size (in proportion below ${passageLimits.from} words, 0 above ${passageLimits.most}), 0.4 when it or its heading names one of the page’s 8 top terms, 0.2 unless its first sentence opens with a dangling reference, 0.1 unless it refers elsewhere (“see above”); parts that need a word list are ignored for languages without one`,
  'main-heading': byVerdict,
  title: byVerdict,
  'sourced-claims': ({ densityPart = 0, densityFull, minClaims }) =>
    `${densityPart} × L(sentences with a quantity per 100 words; 0, ${densityFull}) + ${1 - densityPart} × share of the claims with a source, of at least ${minClaims} claims; quotations count in the share only, and a quantity without a source counts only as far as it raises the score`,
  'decision-facts': () =>
    'product: price 0.2, the same price in the raw HTML 0.2, four specifications 0.3, availability 0.15, price from the structured data 0.15; service: price or “free” 0.35, asked only if the page has a price in markup or a way to order, what is included 0.25, service area 0.2, a contact or booking option 0.2; local: address, phone, hours, service area 0.25 each; tool: price or “free”, platform, version or date a third each; a price is one with an amount; facts that cannot be determined or do not apply, such as the price of what is sold by offers, are ignored',
  'link-status': () => '1 minus the share of broken links among the external links that responded; only after a link check',
  'date-visible': ({ visibleOnly, metadataOnly }) =>
    `a visible, machine-readable date near the headline or the end 1, visible only ${visibleOnly}, in metadata only ${metadataOnly}, none 0`,
  'date-agreement': ({ publishedDays, publishedHalfDays, modifiedDays }) =>
    `half for publication dates at most ${publishedDays} day apart (up to ${publishedHalfDays} days: half of it), half for modified dates at most ${modifiedDays} days apart; 0 if the page was modified before it was published, a date is in the future or invalid, or dateModified is new and the visible date old`,
  'publisher-identity': ({ visible, ownUrl, sameAs, picture, id, about, withoutMarkup }) =>
    `name visible ${visible}, its url on this site ${ownUrl}, a sameAs to an external profile ${sameAs}, a logo ${picture}, an @id ${id}, a link to a page about it ${about}; without markup ${withoutMarkup}, half for the visible name, half for the link`,
  'schema-visible': byVerdict,
  'author-identity': ({ visible, markup, linked }) => `visible byline ${visible}, the same name in markup ${markup}, linked ${linked}`,
};

const categoryWords: Record<CategoryId, string> = {
  access:
    'May AI search crawlers fetch this URL, and may engines quote it? Operators document this; a block on purpose is called a choice, not an error.',
  extractability:
    'Can a crawler read the text? Most AI crawlers do not run scripts (Vercel and MERJ, 2024), so they miss everything that is only in the rendered page. The evidence is strong for those crawlers, weak for engines that render.',
  answerability:
    'Does the text answer a question? Contested: what matters most is how well question and page match, and the page alone does not show the question. For the form of a text, no test that we know of found more than a small effect, and ours found none.',
  evidence:
    'Does the text state what can be checked and cited? Stated quantities had an effect in two controlled tests (KDD 2024; the one below), sources beside them at low density; quotations had one in the first and none in the second.',
  freshness:
    'Is the page dated, and honestly? In a controlled test, added dates changed ranks (SIGIR-AP 2025); among the top ten results of 255 questions, a visible date had no effect on being cited (correlation 0.001). So consistent dates count as much as having one.',
  entity:
    'Whose page is it? Having structured data earns no points: no matched comparison found an effect. Whether it matches the visible page counts a little.',
};

interface Scoring {
  categoryLeast: string;
  categoryMinimum: string;
  partialBelow: string;
  prose: { least: number; enough: number };
  proseShare: string;
  usual: string;
  middle: number;
}

export const geoScoreWords = {
  before: ({ signals, all }: { signals: number; all: number }): readonly string[] => [
    '# How the GEO score is made',
    '',
    'Written by `npm run catalogue` from the code, from scripts/catalogue/geo-score-words.ts and from docs/judging/geo-evidence.json; do not edit. The signals themselves are in [signals.md](signals.md).',
    '',
    `The GEO score, 0 to 100, measures how ready a page is to be cited by AI answer engines, judged by the page alone: the same page always gets the same score. It is **never a probability of being cited**. The question, the page’s rank for it, and what other sites say about the page are not visible on the page, and the first two matter more than anything that is: **the position in the results explains far more than anything on the page.**`,
    '',
    `It is made of ${signals} of the ${all} signals. The points are our own. “Evidence” says how well a criterion is supported: **strong** is documentation of an operator, or a controlled test repeated over several models; **medium** one controlled test, or a large consistent observation; **weak** a correlation with confounders, or results that conflict; **speculative** a mechanism only.`,
    '',
    'Shown and never scored: llms.txt, statements about AI use, crawlers for training, hidden text, the age of the content, the presence of structured data, FAQ markup.',
  ],
  categories: categoryWords,
  scoring: ({ categoryLeast, categoryMinimum, partialBelow, prose, proseShare, usual, middle }: Scoring): readonly string[] => [
    '- L(x; a, b) is (x − a) / (b − a), limited to 0 to 1. Units are those of signals.md.',
    '- A signal’s part is scored, does not apply, or could not be checked. Signals that do not apply or could not be checked neither add nor cost points.',
    `- A category is the mean of its scored parts by their points, × 100. It has no score where less than ${categoryMinimum} of its applicable points could be checked, and does not apply where less than ${categoryLeast} of its points do: title and main heading alone do not say how well a page answers.`,
    `- Answerability is multiplied by a factor for the amount of prose, from ${proseShare} at ${prose.least} words to 1 at ${prose.enough}: a page with little text answers little. A longer text earns nothing more.`,
    '- The score is the mean of the categories with a score, by their points.',
    `- Where more than ${usual} of all points do not apply to a page, the score is moved toward ${middle} in proportion to the excess, and never upward: a page of which little can be judged must not outrank one that shows more.`,
    '- It is rounded half up, then capped.',
    `- Reported with it: the share of the applicable points that could be checked (below ${partialBelow} the score is called partial), and how much of what was lost rests on strong, medium, weak and speculative evidence.`,
    '- There is no score for login, cart, checkout, account and search pages, and for pages whose owner blocks AI on purpose.',
  ],
  caps: ({ leastText }: { leastText: number }): readonly string[] => [
    'Some things are gates: they cap the score instead of being averaged away. The lowest cap wins and is reported first.',
    '',
    `“No text to quote” is a main content of fewer than ${leastText} words, on pages other than home, listing, media, tool and utility pages.`,
  ],
  bands: ['A band is a convention. When a cap applies, its reason is beside it.'],
  fixes: [
    'What to fix first is ordered by what a finding costs the owner of the page ([signals.md](signals.md#what-to-fix-first)); points decide last, and a GEO point counts by the evidence of its signal:',
  ],
  counts: {
    words: 'length of the text',
    numbers: 'numbers in it',
    quantities: 'sentences with a quantity',
    quotations: 'quotations',
  } as Readonly<Record<string, string>>,
  experimentBefore: ({ questions, texts }: { questions: number; texts: number }): readonly string[] => [
    '## How it was tested',
    '',
    `One public set has texts together with how often a model cited them: [emmabau, GEO in B2B enterprise IT](https://github.com/emmabau/Masterthesis-Generative-Engine-Optimization-GEO-in-B2B-Enterprise-IT) (Apache-2.0), the data of a master’s thesis of 2026. For each question, one source was rewritten in ten ways, and one small model (qwen3:8b) answered from it and four other sources. Being cited is measured as the position-adjusted share of the answer’s words.`,
    '',
    '`npm run geo-evidence` makes pages of equal head and frame from the ten texts of a question and audits them in a browser. So only what the text itself shows was tested: Evidence, and three signals of Answerability, 22 of the 100 points. The questions are in two halves by a fixed rule. The figures below are from the half that was not used for any choice.',
    '',
    `${questions} questions, ${texts} texts. Rank correlations within a question, with 95% intervals over questions (bootstrap); 0 is no relation, 1 a perfect one. The maximum is about 0.7, because the same answer generated twice differs that much.`,
  ],
  experimentAfter: [
    '**In plain words.** The more quantities a text states, the more it is cited. Quotations, the first paragraph and passages that stand on their own make no difference that could be seen once the length is taken into account. Neither does the wording of headings here; on 56 other questions of the same data it was slightly negative (−0.08 [−0.16, −0.00] given the length). The GEO score **adds to the length** of a text, all of it through Evidence. It is not shown to be better than the length alone, and a plain count of numbers does better than the GEO score. In a simpler count over all questions of the same data, sources beside the numbers helped where numbers were few, and lists, tables and links did nothing. The score rewards density up to a wide plateau only, and gives half of these points to sources all the same: numbers are the easiest thing to invent, and those of this set are largely invented.',
    '',
    '**Where the score is wrong here.** Texts with more quotations are scored third and cited ninth: quotations with a source still raise Evidence. Texts with more technical terms are cited first, and their score is in the middle. Names of products, standards and versions (“PostgreSQL”, “TLS 1.3”) go with citations a little beyond numbers. They are not scored: this set is about enterprise IT only, and a recipe or a history of a town has no such names to state.',
    '',
    '**A second test, and a rival.** On 56 questions that were used for nothing else (560 texts): GEO score +0.23 [+0.14, +0.32], given the length +0.17 [+0.08, +0.26]; the length alone +0.18. The best-scored of the ten versions of a question is cited 0.081 [0.050, 0.116] more than their mean. A rival’s score (aiseo-audit) on the same pages: +0.09 [−0.02, +0.19], less than ours by 0.16 [0.06, 0.27]. On the texts of the tables above, aiseo-audit 1.6.2 has +0.13 [+0.08, +0.19], given the length +0.09 [+0.03, +0.15].',
    '',
    '**How little this proves.** One small model, which rewrote and answered in its own style; one field, in English; one answer for each text; only one source of five was rewritten. Differences below about 0.1 are indistinguishable from none. It says nothing about access, extractability, freshness and entity, about real engines, or about a page that nobody retrieves. In the same data, the place of a source in the list matters more than any rewriting: in first place it got 46% of the answer’s weighted words, in second place 19%, in fifth 12%.',
  ],
  after: [
    '## Other evidence',
    '',
    '| source | what it found | what we make of it |',
    '| --- | --- | --- |',
    '| Aggarwal et al., GEO, KDD 2024 (10,000 questions, GPT-3.5; read in secondary accounts) | quotations +41%, statistics +31 to 33%, sources +27 to 30% of the share of the answer; keyword stuffing −10% | Evidence; an old model with one source edited |',
    '| C-SEO Bench, NeurIPS 2025 (9 methods, 6 domains; abstract) | 3 of 54 cells significant; moving up the list works 7.6 times as well as the best rewriting | readiness, never a probability |',
    '| What Gets Cited, 2026 (252,000 trials, 6 models; abstract) | topic match, then position, then a stated price and a recent date; formatting hardly | decision-facts, title; wide plateaus elsewhere |',
    '| Do LLMs Favor Recent Content?, SIGIR-AP 2025 (7 models; abstract) | injected dates move ranks | Freshness |',
    '| anti-geo, 2025 (255 questions, cited or not among the top ten; data recomputed) | place −0.21; a shown date 0.001; title 0.00 (AI Mode) | Freshness is of medium evidence |',
    '| geo-citation-lab, 2026 (391 questions, 2,843 cited pages; data recomputed) | title 0.095, headings 0.096, numbers −0.02 given length; 15 structure features explain 5% | title 3 points; no fine rules of form |',
    '| Ahrefs, 1.4 million ChatGPT prompts, 2026 (secondary) | titles close to the prompt are cited more; in one result list older pages are cited more | title 3 points |',
    '| AirOps and Indig, The Fan-Out Effect (815,484 pairs) | heading close to the question: 41% cited, else 29 to 30% | descriptive-headings |',
    '| Ahrefs, 1,885 pages that added schema, matched with 4,000 (2026; secondary) | no significant gain | presence of schema is worth 0 |',
    '| Several log studies of llms.txt (secondary) | engines hardly request it | 0 |',
    '| What Evidence Do Language Models Find Convincing?, ACL 2024 (abstract) | relevance decides; references are mostly ignored | sources are half of sourced-claims, not all of it |',
    '',
    'Google’s guide of 2026 says that pages need no special files, markup, splitting or phrasing for AI answers. Nothing here asks for any. Two more tests keep the score in line with experts: of pairs of real pages that an expert orders clearly, at least 90% must be ordered so by the score; and adding a true number never lowers it.',
  ],
};
