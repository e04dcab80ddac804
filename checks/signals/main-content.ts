import { elements, measure, value } from '../core/evidence.ts';
import type { MainFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';

/** Our reading speed for the estimate: text units a minute. */
const unitsPerMinute = 230;
const percent = (share: number) => Math.round(share * 100);
const kinds: Record<MainFact['locked'][number]['kind'], string> = {
  canvas: 'a canvas', frame: 'a frame from another site', embed: 'an embedded document', image: 'images without alternative text',
};

export default defineSignal({
  id: 'main-content',
  title: 'Main content can be isolated',
  group: 'content',
  why: 'Search engines, reader modes and answer engines take the main content out of the page around it. What they cannot find, or cannot read as text, they cannot use.',
  sources: [
    { title: 'Google, Creating helpful, reliable, people-first content (no preferred word count)', url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content', checked: '2026-11-21', mark: 'secondary' },
    { title: 'HTML Standard, the main element', url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element', checked: '2026-11-21', mark: 'primary' },
    { title: 'The numbers of words and shares are our heuristic, set only to notice that nothing is there', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  geo: { category: 'extractability', points: 6, grade: 'weak' },
  tools: ['main-content', 'ai-view'],
  needs: ['main'],
  limits: { confidence: 0.6, fewWords: 50, hardlyAny: 25, pictureShare: 0.6, lockedShare: 0.05 },
  messages: {
    found: (words: number, minutes: number) => ({ text: `${words} words of main content found, about ${minutes} min to read. There is no target.`, fix: '' }),
    guessed: (words: number) => ({
      text: `The main content (${words} words) could only be guessed from where text is dense (our heuristic).`,
      fix: 'Put the main content into one main element, or an article into an article element.',
    }),
    doubted: (element: string) => ({
      text: `The ${element} element holds only a small part of the page's text, so it is not certain what the main content is.`,
      fix: `Put all of the main content, and nothing else, into one ${element} element.`,
    }),
    few: (words: number) => ({ text: `Only ${words} words of main content were found.`, fix: 'If the page says more than that, put it into text inside the main element.' }),
    hardlyAny: (words: number) => ({
      text: words === 0 ? 'No main content was found as text.' : `Hardly any main content was found: ${words} words.`,
      fix: 'Put what the page is about into text inside the main element.',
    }),
    picture: (share: number) => ({
      text: `One image covers ${percent(share)} % of the first screen and there is little text: the content may be inside the image.`,
      fix: 'Say in text what the image says.',
    }),
    locked: (share: number, what: string) => ({
      text: `${percent(share)} % of the main area is ${what}, where machines read no text.`,
      fix: 'Give the same content as text, as alternative text, or as a caption.',
    }),
    notForApps: () => ({ text: 'Does not apply: this page is an app, a form or a player.', fix: '' }),
  },
  judge({ main }, { m, limits, pageType, intent }) {
    if (pageType === 'tool' || pageType === 'utility' || pageType === 'media') return na(m.notForApps());
    const { words } = main;
    const hasText = pageType === 'article' || pageType === 'product';
    const findings: Finding[] = [];

    if (words < limits.hardlyAny && (hasText || pageType === 'listing')) {
      const amount = measure(words, limits.hardlyAny, 'words');
      findings.push(intent === 'index' ? fail(m.hardlyAny(words), amount) : warn(m.hardlyAny(words), amount));
    } else if (words < limits.fewWords && hasText) {
      findings.push(warn(m.few(words), measure(words, limits.fewWords, 'words')));
    } else if (main.method === 'none') {
      findings.push(warn(m.hardlyAny(words)));
    }
    const marked = main.method === 'main' || main.method === 'article';
    if (marked && main.confidence < limits.confidence) findings.push(warn(m.doubted(main.method), value('Found by', main.method)));
    if (!marked && main.method !== 'none' && main.confidence < limits.confidence) findings.push(warn(m.guessed(words), value('Found by', main.method)));
    if (words < limits.fewWords && main.imageShareFirstScreen > limits.pictureShare) findings.push(warn(m.picture(main.imageShareFirstScreen)));
    const locked = main.locked.reduce((sum, { share }) => sum + share, 0);
    if (locked > limits.lockedShare) {
      const parts = [...new Set(main.locked.map(({ kind }) => kinds[kind]))].join(' and ');
      findings.push(warn(m.locked(Math.min(1, locked), parts), elements(main.locked.map(({ at }) => at))));
    }
    const fact = m.found(words, Math.max(1, Math.round(words / unitsPerMinute)));
    return verdict(findings.length > 0 ? [...findings, note(fact)] : [pass(fact, value('Container', main.selector ?? main.method))], { value: words });
  },
});
