import { tableEvidence } from '../core/evidence.ts';
import type { NameFact } from '../core/facts/about.ts';
import type { FactTable } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { isFromByline, summarizeAuthors } from '../derive/provenance/publisher/about.ts';
import { isOrganizationType } from '../derive/provenance/agents.ts';
import { authorsForType } from '../derive/provenance/kind.ts';
import { publisherNames } from '../derive/provenance/publisher/site-name.ts';
import { findContentFrame } from '../derive/text/framed.ts';
import {
  isAccountName,
  isFullName,
  isLoginName,
  isRoleName,
  isSeveralNames,
  areSameName,
  comparableName,
  looksLikePerson,
  withoutLegalForm,
} from '../language/names.ts';
import { wordRuns } from '../language/letters.ts';
import { pathWords } from '../derive/links/paths.ts';
import { isAddressOf } from '../derive/provenance/authors/person-links.ts';
import { isHttpUrl } from '../parse/urls.ts';
import { isMarkedUp } from '../derive/provenance/dates/agreement.ts';

/**
 * Comparable names of the site. If the markup declares a person as publisher, their name is not merely a site name. If the site has another
 * name, the copyright holder counts as a writer too.
 */
function sitesNames(names: readonly NameFact[]): string[] {
  const people = names
    .filter((one) => one.role === 'publisher' && isMarkedUp(one) && one.type === 'Person')
    .map(({ name }) => comparableName(name));
  const siteNames = publisherNames(names.filter(({ from }) => from !== 'copyright')).map(comparableName);
  return (siteNames.length > 0 ? siteNames : publisherNames(names).map(comparableName)).filter((name) => !people.includes(name));
}

/**
 * Whether an author who is called like the site is a person: a full name with a page about it, whose words the text never writes with a small
 * letter. “Kristian Larsen” runs his own site; “Going Zero Waste” is made of words.
 */
function isOwner({ name, url }: NameFact, text: FactTable['text'] | undefined): boolean {
  const segment = url === null ? '' : (pathWords(url).at(-1) ?? '');
  if (!text || segment === '' || !isAddressOf(segment, name) || !isFullName(name)) return false;
  const words = new Set(text.blocks.flatMap((block) => wordRuns(block.text)));
  return wordRuns(name).every((word) => word !== word.toLowerCase() && !words.has(word.toLowerCase()));
}

/** Maximum number of authors named in the sentence. */
const mostNames = 4;

export default defineSignal({
  id: 'author-identity',
  group: 'ai',
  sources: [
    {
      title: 'Google, Article structured data: author markup best practices',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/article',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, Creating helpful, reliable, people-first content',
      url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'entity', points: 2, grade: 'speculative' },
  tools: ['provenance'],
  needs: ['provenance'],
  uses: ['parts', 'main', 'text'],
  limits: { visible: 0.4, markup: 0.3, linked: 0.3 },
  judge({ provenance, parts, main, text }, { m, w, limits, pageType, whenPresent, language }) {
    const authors = authorsForType(provenance.names, pageType);
    const bylines = authors.filter(isFromByline);
    if (whenPresent && bylines.length === 0) return na(m.noByline({ type: pageType }));
    const first = authors[0];
    const frame = findContentFrame({ parts, main });
    if (frame && !authors.some(({ visible }) => visible)) return uncheckedAs('not-supported', m.framed({ url: frame.url }));
    if (!first) return verdict([warn(m.none())], { score: 0 });

    const marked = authors.filter(isMarkedUp);
    const evidence = tableEvidence(
      [w.where(), w.name(), w.type(), w.linkedTo()],
      authors.map(({ from, name, type, url, sameAs, selector }) => ({
        cells: [w.origin({ from }), name, type, url ?? sameAs[0] ?? ''],
        at: selector,
      })),
    );
    // A name from the markup that also occurs in the page's text counts as shown.
    const shown = [...bylines, ...authors.filter((one) => one.visible && !isFromByline(one))];
    const typed = marked.filter(({ type }) => type !== '');
    const agreeing = typed.find((author) => shown.some(({ name }) => areSameName(name, author.name)));
    const linked = authors.find(({ url, sameAs }) => (url !== null && isHttpUrl(url)) || sameAs.some(isHttpUrl));
    const called = summarizeAuthors(authors);
    const name = called[0]!.name;
    const seen = called.filter(({ visible }) => visible).map((author) => author.name);

    const score = (shown.length > 0 ? limits.visible : 0) + (agreeing ? limits.markup : 0) + (linked ? limits.linked : 0);
    const advice: Finding[] = [];
    const advise = ({ code, args }: Finding) => advice.push(note({ code, args }, evidence));
    if (shown.length > 0 && !agreeing)
      advise(typed[0] && bylines[0] ? warn(m.differs({ visible: name, marked: typed[0].name })) : warn(m.notInMarkup({ name })));
    if (!linked) advise(warn(m.notLinked({ name })));

    const faults: Finding[] = [];
    // Visible names count: a CMS login name behind a name that is shown does no harm.
    const named = shown.length > 0 ? shown : authors;
    // Members of a forum sign with their accounts. A name that only the markup has is shown to readers once somebody follows the advice to show it.
    const isAccount = ({ name: one }: NameFact) => pageType !== 'forum' && (isAccountName(one) || (shown.length === 0 && isLoginName(one)));
    const account = named.every(isAccount) ? named[0] : undefined;
    const sites = sitesNames(provenance.names);
    const isSite = (author: NameFact) =>
      !isOrganizationType(author.type) && sites.includes(comparableName(author.name)) && !isOwner(author, text);
    const site = named.every(isSite) ? named[0] : undefined;
    // The site name is visible if the page belongs to that site. Who holds the rights of a site need not have written the page.
    const isInFooterOnly = ({ from, name: one }: NameFact) => from === 'copyright' && looksLikePerson(one) && withoutLegalForm(one) === one;
    const siteIsShown =
      site !== undefined &&
      provenance.names.some(
        (one) => one.role === 'publisher' && one.visible && !isInFooterOnly(one) && comparableName(one.name) === comparableName(site.name),
      );
    if (account) faults.push(warn(m.account({ name: account.name }), evidence));
    const role = !account && named.every((author) => isRoleName(author.name)) ? named[0] : undefined;
    if (role) faults.push(warn(m.role({ name: role.name }), evidence));
    // What publishes the page is named by the page: publisher-identity judges whether readers see it.
    const isPublisher = ({ name: one, type }: NameFact) => isOrganizationType(type) && sites.includes(comparableName(one));
    if (shown.length === 0 && !siteIsShown && !account && !role && !named.some(isPublisher))
      faults.push(warn(m.notVisible({ name }), evidence));
    // The owner of the site may sign its articles. A Person with that name is not a real author.
    if (site && marked.some(({ name: other, type }) => type === 'Person' && areSameName(other, site.name)))
      faults.push(warn(m.siteName({ name: site.name }), evidence));
    const several = marked.find((author) => !isOrganizationType(author.type) && isSeveralNames(author.name, language));
    if (several) faults.push(warn(m.several({ name: several.name }), evidence));

    return verdict(
      [
        ...(faults.length > 0
          ? faults
          : [
              pass(
                m.named({ names: seen.length > 0 ? seen.slice(0, mostNames) : [name], more: Math.max(0, seen.length - mostNames) }),
                evidence,
              ),
            ]),
        ...advice,
      ],
      { score, value: name },
    );
  },
});
