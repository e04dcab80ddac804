import { caps, clipText } from '../../../core/helpers/clip.ts';
import type { AboutAuthor, AboutDate, AboutFact, DateFact, NameFact, PageType, ProvenanceFact } from '../../../core/facts/about.ts';
import type { Block } from '../../../core/facts/text.ts';
import type { FactTable } from '../../../core/facts.ts';
import { isoDaysBetween, epochOf } from '../../../parse/iso-times.ts';
import { agreeDays, isInMetadata, mainDate, shownDates, comparableDates, isMarkedUp } from '../dates/agreement.ts';
import { mostDaysApart, groupDates } from '../dates/groups.ts';
import { comparableName, isAccountName, isLoginName, isRoleName, areSameName } from '../../../language/names.ts';
import { scoredPassages } from '../../text/passages.ts';
import { countProseUnits } from '../../text/prose.ts';
import { authorsForType, datesForType, headlineForType } from '../kind.ts';
import { headlineText, layoutOf } from '../layout.ts';
import { isHostName, isServiceName, resemblesDomain } from './site-name.ts';
import { splitAtTitleMarks } from '../../../language/marks.ts';
import { registrableDomain } from '../../../parse/registrable-domain.ts';
import { hostnameOf } from '../../../parse/urls.ts';

type AboutFacts = Pick<FactTable, 'page' | 'head' | 'text' | 'main' | 'language' | 'provenance'>;

/** What the page is about and who publishes it, from other facts. */
export function aboutPage({ page, head, text, main, language, provenance }: AboutFacts): AboutFact {
  const input = { blocks: text.blocks, head, url: page.url };
  return {
    headline: headlineText(input),
    headlineRule: layoutOf(input).rule,
    authors: summarizeAuthors(provenance.names),
    publisher: withDomainAsWritten(summarizePublisher(provenance.names, page.url), text.blocks, page.url),
    ...statedDates(provenance.dates, page.at),
    lead: clipText(scoredPassages({ page, head, text, provenance }, language.page).lead?.block.text ?? '', caps.text),
    words: main.words,
    prose: Math.round(countProseUnits(text.blocks)),
    language: language.page,
  };
}

function statedDates(all: DateFact[], now: number): Pick<AboutFact, 'published' | 'modified' | 'dates'> {
  const dates = summarizeDates({ dates: all }, now);
  return { published: dates.published?.iso ?? null, modified: dates.modified?.iso ?? null, dates };
}

/** Adds what depends on the page type: whose names can be authors, which dates are the page's, and a name for a page without a visible heading. */
export function fitAboutToPageType(
  about: AboutFact,
  { page, head, provenance, pageType }: Pick<FactTable, 'page' | 'head' | 'provenance' | 'pageType'>,
): AboutFact {
  return {
    ...about,
    ...headlineForType(about, pageType.type, head, page.url),
    ...statedDates(datesForType(provenance.dates, pageType.type), page.at),
    authors: summarizeAuthors(statedAuthors(authorsForType(provenance.names, pageType.type), pageType.type, page.url)),
  };
}

/**
 * The names that can be stated: not those of roles and default accounts, except for the accounts of a forum (user3080392); and no name to
 * sign in with that readers do not see, if there is another author, or if it is that of the site.
 */
function statedAuthors(authors: readonly NameFact[], type: PageType, url: string): NameFact[] {
  const named = authors.filter(({ name }) => !isRoleName(name) && (!isAccountName(name) || (type === 'forum' && /\d/.test(name))));
  const isLogin = ({ name, visible }: NameFact) => !visible && type !== 'forum' && isLoginName(name);
  return named.filter((one) => !isLogin(one) || (named.every(isLogin) && !resemblesDomain(one.name, url)));
}

/** Whether a name stands in the byline that readers see. */
export const isFromByline = ({ from, visible }: NameFact): boolean => visible && (from === 'byline' || from === 'rel-author');

/** The authors that a page names: those of its byline first, then others that readers see. */
export function summarizeAuthors(names: readonly NameFact[]): AboutAuthor[] {
  const authors: AboutAuthor[] = [];
  const ofAuthors = names.filter(({ role }) => role === 'author');
  for (const name of [
    ...ofAuthors.filter(isFromByline),
    ...ofAuthors.filter((one) => !isFromByline(one) && one.visible),
    ...ofAuthors.filter((one) => !isFromByline(one) && !one.visible),
  ]) {
    const same = authors.find((author) => areSameName(author.name, name.name));
    if (same) {
      if (!same.where.includes(name.from)) same.where.push(name.from);
      if (name.rule !== undefined && !same.rules?.includes(name.rule)) same.rules?.push(name.rule);
      same.visible ||= name.visible;
      same.inMarkup ||= isMarkedUp(name);
      same.url ??= name.url;
    } else {
      authors.push({
        name: name.name,
        visible: name.visible,
        where: [name.from],
        rules: name.rule === undefined ? [] : [name.rule],
        inMarkup: isMarkedUp(name),
        url: name.url,
      });
    }
  }
  return authors;
}

/** Who publishes the page: by structured data, otherwise the site's name, otherwise title, copyright line or logo; last the host, which is not a name. */
export function summarizePublisher(names: readonly NameFact[], url: string): AboutFact['publisher'] {
  const publishers = names.filter(({ role }) => role === 'publisher');
  const site = publishers.find(({ from }) => from === 'site-name');
  // A hosting service that readers do not see is not the publisher if the blog on it has a name.
  const best =
    publishers.find((one) => isMarkedUp(one) && !(site && !one.visible && isServiceName(one.name, url))) ??
    site ??
    publishers.find(({ from, visible }) => from !== 'title-suffix' || visible) ??
    publishers[0];
  // If the site says nothing about itself, a writer described in the structured data is taken as its publisher.
  const writer = names.find((name) => name.role === 'author' && isMarkedUp(name) && name.type !== '');
  if (!best && writer) return { name: writer.name, visible: writer.visible, inMarkup: true, from: writer.from, ...ruleOf(writer) };
  if (!best) {
    const domain = registrableDomain(hostnameOf(url));
    return domain.includes('.') && !/^[\d.]+$/.test(domain)
      ? { name: domain, visible: false, inMarkup: false, from: 'host', rule: 'host' }
      : null;
  }
  const same = publishers.filter(({ name }) => areSameName(name, best.name));
  return {
    name: best.from === 'site-name' ? withoutSlogan(best.name, publishers) : best.name,
    visible: same.some(({ visible }) => visible),
    inMarkup: same.some(isMarkedUp),
    from: best.from,
    ...ruleOf(best),
  };
}

const ruleOf = ({ rule }: NameFact): { rule?: string } => (rule === undefined ? {} : { rule });

/** If nothing else names the publisher: a line that is only the domain, in the page's capitalization. */
function withDomainAsWritten(publisher: AboutFact['publisher'], blocks: readonly Block[], url: string): AboutFact['publisher'] {
  const line = publisher?.from === 'host' ? blocks.find((block) => isHostName(block.text, url)) : undefined;
  return publisher && line ? { ...publisher, name: line.text.trim(), visible: true } : publisher;
}

/** Example - All about examples: only the part that the page uses for the site elsewhere. */
function withoutSlogan(name: string, publishers: readonly NameFact[]): string {
  const parts = splitAtTitleMarks(name);
  return (
    (parts.length > 1 && parts.find((part) => publishers.some((other) => comparableName(other.name) === comparableName(part)))) || name
  );
}

/** A date as readers see it or as the markup has it, with the other dates that agree with it. */
function dateOf(date: DateFact | null, all: readonly DateFact[]): AboutDate | null {
  if (!date?.iso) return null;
  const { iso, raw, visible, from, rule, selector } = date;
  return {
    iso,
    raw: date.relative ?? raw,
    visible,
    inMarkup: from === 'time' || all.some((other) => isInMetadata(other) && isoDaysBetween(other.iso, iso) <= agreeDays),
    from,
    ...(rule !== undefined && { rule }),
    selector,
  };
}

/**
 * The dates that a page is known by. Dates in the markup or in hidden time elements count only if readers see none. The last change is
 * never called the publication.
 */
export function summarizeDates(provenance: Pick<ProvenanceFact, 'dates'>, now: number): AboutFact['dates'] {
  const whole = comparableDates(provenance.dates);
  const shown = shownDates(whole, now);
  const marked = whole.filter(isInMetadata);
  const days = (role: DateFact['role']) => marked.filter((date) => date.role === role);
  // Without a label, the moment that the markup calls that of the last change, or its day well after the publication, is not the publication.
  const isChange = ({ role, iso, hasTime }: DateFact) =>
    role === 'modified' ||
    (role === 'unknown' &&
      days('published').length > 0 &&
      days('modified').some(
        (other) =>
          isoDaysBetween(other.iso, iso) <= agreeDays &&
          days('published').every(
            (first) =>
              isoDaysBetween(first.iso, iso) > (hasTime && epochOf(other.iso) === epochOf(iso) ? agreeDays : mostDaysApart.publishedHalf),
          ),
      ));
  const unchanged = (dates: readonly DateFact[]) => dates.filter((date) => !isChange(date));
  const published =
    mainDate(unchanged(shown), unchanged(marked)) ??
    mainDate(
      unchanged(whole).filter(({ from }) => from === 'time'),
      [],
    );
  const { modified } = groupDates(provenance, undefined, now);
  const revised =
    mainDate(
      shown.filter(({ role }) => role === 'modified'),
      [],
    ) ??
    modified.find((date) => date !== published && date.visible && date.from !== 'meta') ??
    modified.find((date) => date !== published) ??
    null;
  return { published: dateOf(published, whole), modified: dateOf(revised, whole) };
}
