/** The prose of docs/judging/signals.md around the generated parts. */

interface Numbers {
  signals: number;
  weights: number;
  gates: readonly string[];
  gateCap: number;
}

export const criteriaBefore = ({ signals, weights, gates, gateCap }: Numbers): readonly string[] => [
  '## Rules for all signals',
  '',
  `- **Status.** \`pass\`, \`warn\`, \`fail\`; \`na\` (does not apply to this page); \`unchecked\` (applies, but could not be measured here, with the reason). What could not be checked is never shown as broken and costs no points.`,
  '- **Warning or advice.** A warning is what an expert would act on. What nine of ten well-made pages lack, and what no search engine documents, is advice: shown with the finding, without costing points. A signal that warns on nearly every page has the wrong limit.',
  '- **Our heuristics never fail.** What rests on our own judgment alone (the form of a first paragraph, what counts as a claim) warns at most, and the finding or its sources call it our heuristic.',
  '- **Score of a signal**, 0 to 1: pass 1, warn 0.5, fail 0, unless the signal has a formula. A finding about some of many things (`count` of `total` in its arguments) loses that share: 1 of 200 links without a name costs 1/400 of the points. L(x; a, b) below is (x − a) / (b − a), limited to 0 to 1.',
  `- **Audit score**: 100 × the weighted mean of the scores of all signals with pass, warn or fail, rounded down. The ${signals} weights add up to ${weights}; they are 10, 5, 3 or 1, because a finer scale would claim knowledge that nobody has. The score is always shown with how many signals were checked, do not apply or could not be checked.`,
  `- **Gates**: ${gates.map((id) => `\`${id}\``).join(', ')}. While one of them fails, the page cannot be found: it is the headline of the report, and the audit score is at most ${gateCap}.`,
  '- **Intent.** Each page is judged as one that should be indexed, or as one that should be excluded. For excluded pages, the gates are inverted, and signals that only serve search do not apply.',
  '- **Does not apply** needs the same evidence as a failure. Beyond a cap of what is read, without a word list for the language or with files that did not load, a report says “not recognized” or “not checked”.',
  '- **Language.** No signal judges a page by the words of another language. Where a language has no word list, the part of a check that needs it is skipped.',
  '- **Text units.** Lengths are counted so that scripts compare: a word of a script with spaces is one unit; Han characters divide by 1.4, kana by 3.2, Thai, Lao, Khmer and Burmese characters by 4.5, Hangul words count 1.4. These ratios are our own. U(text) and M, the units of the main content, are in these units; limits are wide enough for their error.',
  '- **Main content** is the page without header, navigation, side columns, footer, dialogs and cookie notices, in blocks: paragraphs, list entries, cells, captions, headings. A block of fewer than three units is a label, not content, unless it is a heading.',
  '- **Single-page apps.** A report belongs to one URL and time. When the tab has moved on, the report is marked as out of date and never shown for another page.',
  '',
  '## Evidence for a criterion',
  '',
  '“Google says” is only written where Google’s document was read.',
];

/** The order of what to fix first. @param leastShare findings about less are not listed, 0…1 */
export const criteriaOrder = ({ leastShare }: { leastShare: number }) => ({
  before: [
    '## What to fix first',
    '',
    'The list is about the owner of the page, not about points: it has what an expert would act on, in the order in which it is worth doing. One line per signal, one line per cause. In order:',
    '',
    '1. what blocks the page: a finding of the class `blocks`, a gate that fails, a verdict that leads;',
    '2. what is certain before what is missing only if the type of the page is guessed rightly;',
    '3. failures before warnings;',
    '4. the class of the finding (below);',
    '5. the share of the links, images or headings that it is about; half and more counts as all;',
    '6. what is in the main content before what is in the template;',
    '7. what a source documents before our heuristics;',
    '8. the points that it loses in both scores.',
    '',
    `A warning about less than ${Math.round(100 * leastShare)}% of what it counts is not listed, a failure about less stands among the warnings, and a \`note\` is never listed. Each stays what it is in its check. Within a signal, the findings of one status have the same order, so that the first one is the one to act on. An empty list means that nothing needs the owner.`,
    '',
    '| class | what a finding costs |',
    '| --- | --- |',
    '| `blocks` | the page is not found, or another page is indexed |',
    '| `harm` | visibility, clicks or trust now |',
    '| `gain` | a documented gain is missed: a rich result, a snippet, a preview |',
    '| `care` | accessibility, maintenance |',
    '| `note` | nothing that the owner has to act on |',
    '',
    'Codes that warn or fail, by class:',
    '',
  ],
  causes: ['', 'One cause is one line. What is gone with it, or matters only after it, is folded under it:', ''],
});

export const criteriaAfter: readonly string[] = [
  '## What is not a signal, on purpose',
  '',
  'llms.txt, meta keywords, keyword density, the ratio of text to HTML, a target for the number of words, the number of h1 elements, a maximum of links, security headers, metrics of a domain, AMP, rel prev and next, grades of readability, and limits in characters for titles and descriptions. They may be shown as facts in a tool.',
  '',
  '| popular check | why it is wrong | what we say |',
  '| --- | --- | --- |',
  '| exactly one h1 | HTML allows several; Google asks for one clearly prominent headline | a fact: how many there are, and which is the headline |',
  '| title of 30 to 60 characters | no limit exists; results are cut by width | the width in pixels, and where a desktop result is likely cut |',
  '| description of 120 to 160 characters | most snippets come from the text of the page | where it is likely cut, as advice |',
  '| fewer than 300 words is thin | no minimum exists | a count |',
  '| more than 100 links | obsolete | a count |',
  '| links to other sites must be nofollow | editorial links should be plain | only paid and user-generated links are reported |',
  '| a missing canonical is an error | it is optional | judged only where the URL has parameters |',
  '| no JSON-LD is an error | it is not required | does not apply |',
  '| FAQPage and HowTo earn rich results | Google ended both | valid schema.org that Google no longer shows |',
  '| llms.txt is a ranking factor | engines rarely request it | a fact, with who reads it |',
  '| blocking GPTBot removes a page from ChatGPT search | GPTBot is for training; OAI-SearchBot decides search | the purpose of each crawler |',
  '| a robots.txt with 404 is a problem | it means nothing is restricted | pass |',
  '| green Core Web Vitals from one load | the 75th percentile of real visits counts | “this visit, on this machine” |',
];
