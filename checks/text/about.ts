import { caps, clip } from '../core/clip.ts';
import type { AboutAuthor, AboutDate, AboutFact, DateFact, FactTable, NameFact } from '../core/facts.ts';
import { daysBetween, inMarkup as isInMarkup } from './date-agreement.ts';
import { dateGroups, dateTolerance } from './date-groups.ts';
import { namesAgree } from './names.ts';
import { proseUnits } from './prose.ts';
import { headlineOf } from './provenance-input.ts';

type AboutFacts = Pick<FactTable, 'page' | 'head' | 'text' | 'main' | 'language' | 'provenance'>;

/** Text units of a paragraph that can be a lead. */
const shortestLead = 15;

/** What the page is about and whose it is, from what other facts say. */
export function about({ page, head, text, main, language, provenance }: AboutFacts): AboutFact {
  const groups = dateGroups(provenance, undefined, page.at);
  const dates = { published: dateOf(groups.published), modified: dateOf(groups.modified) };
  return {
    headline: headlineOf({ blocks: text.blocks, head, url: page.url }),
    authors: authorsOf(provenance.names),
    publisher: publisherOf(provenance.names),
    published: dates.published?.iso ?? null,
    modified: dates.modified?.iso ?? null,
    dates,
    lead: clip(text.blocks.find((block) => block.main && block.level === 0 && block.units >= shortestLead)?.text ?? '', caps.text),
    words: main.words,
    prose: Math.round(proseUnits(text.blocks)),
    language: language.page,
  };
}

const marked = ({ from }: NameFact) => from === 'json-ld' || from === 'microdata' || from === 'rdfa';

function authorsOf(names: readonly NameFact[]): AboutAuthor[] {
  const authors: AboutAuthor[] = [];
  const ofAuthors = names.filter(({ role }) => role === 'author');
  const byline = ({ from }: NameFact) => from === 'byline' || from === 'rel-author';
  for (const name of [...ofAuthors.filter(byline), ...ofAuthors.filter((one) => !byline(one) && one.visible), ...ofAuthors.filter((one) => !byline(one) && !one.visible)]) {
    const same = authors.find((author) => namesAgree(author.name, name.name));
    if (same) {
      if (!same.where.includes(name.from)) same.where.push(name.from);
      same.visible ||= name.visible;
      same.inMarkup ||= marked(name);
      same.url ??= name.url;
    } else {
      authors.push({ name: name.name, visible: name.visible, where: [name.from], inMarkup: marked(name), url: name.url });
    }
  }
  return authors;
}

function publisherOf(names: readonly NameFact[]): AboutFact['publisher'] {
  const publishers = names.filter(({ role }) => role === 'publisher');
  const best = publishers.find(marked) ?? publishers.find(({ from }) => from === 'site-name') ?? publishers[0];
  if (!best) return null;
  const same = publishers.filter(({ name }) => namesAgree(name, best.name));
  return { name: best.name, visible: same.some(({ visible }) => visible), inMarkup: same.some(marked), from: best.from };
}

function dateOf(dates: readonly DateFact[]): AboutDate | null {
  const date = dates.find(({ visible, from }) => visible && (from === 'time' || from === 'text')) ?? dates[0];
  if (!date?.iso) return null;
  const agreeing = dates.filter(({ iso }) => daysBetween(iso, date.iso) <= dateTolerance.published);
  return { iso: date.iso, raw: date.raw, visible: date.visible, inMarkup: agreeing.some(isInMarkup) || agreeing.some(({ from }) => from === 'meta'), from: date.from, selector: date.selector };
}
