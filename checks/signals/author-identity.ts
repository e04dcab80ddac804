import { table } from '../core/evidence.ts';
import type { NameFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { authorsOf } from '../derive/about.ts';
import { isOrganisation } from '../derive/agents.ts';
import { publishersSaid } from '../derive/site-name.ts';
import { isAccountName, isSeveralNames, namesAgree, plainName } from '../language/names.ts';
import { isHttp } from '../parse/urls.ts';

const fromMarkup = ({ from }: NameFact) => from === 'json-ld' || from === 'microdata' || from === 'rdfa';
const fromByline = ({ from, visible }: NameFact) => visible && (from === 'byline' || from === 'rel-author');

export default defineSignal({
  id: 'author-identity',
  title: 'Author is named and linked',
  group: 'ai',
  why: 'Readers and answer engines judge a text by who wrote it. A name that is shown, marked up and linked can be followed to other work and credentials.',
  sources: [
    { title: 'Google, Article structured data: author markup best practices', url: 'https://developers.google.com/search/docs/appearance/structured-data/article', checked: '2026-11-21', mark: 'primary' },
    { title: 'Google, Creating helpful, reliable, people-first content', url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Shares of the three parts: our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'entity', points: 2, grade: 'speculative' },
  tools: ['provenance'],
  needs: ['provenance'],
  limits: { visible: 0.4, markup: 0.3, linked: 0.3 },
  messages: {
    named: (name: string) => ({ text: `Readers see who wrote it: ${name}.`, fix: '' }),
    none: () => ({
      text: 'No author was found, neither visibly nor in the markup.',
      fix: 'Name the person or organisation responsible near the headline, give the same name as author in the structured data, and link it to a page about them.',
    }),
    notVisible: (name: string) => ({
      text: `The author (${name}) is named in the markup, but readers do not see the name.`,
      fix: 'Show the name near the headline or at the end of the text.',
    }),
    notInMarkup: (name: string) => ({
      text: `The visible author (${name}) is not named as a Person or Organization in the structured data.`,
      fix: 'Add author with @type and the same name to the structured data of the article.',
    }),
    notLinked: (name: string) => ({
      text: `The author (${name}) is not linked to a page about them.`,
      fix: 'Link the byline to an author page and give its address as url (or profiles as sameAs) in the structured data.',
    }),
    differs: (visible: string, marked: string) => ({
      text: `The page shows ${visible} as author, but its structured data names ${marked}.`,
      fix: 'Give the same name in both places.',
    }),
    account: (name: string) => ({
      text: `The author is given as "${name}", which looks like the name of an account.`,
      fix: 'Use the name of the person or organisation that is responsible for the text.',
    }),
    siteName: (name: string) => ({
      text: `The author is given as "${name}", the name of the site, without saying that it is an organisation.`,
      fix: 'Name the person who wrote the text, or mark the author as an Organization if the organisation stands behind it.',
    }),
    several: (name: string) => ({
      text: `Several people stand in one author name: "${name}".`,
      fix: 'Give each author as an entry of its own in the list of authors.',
    }),
    doesNotApply: () => ({ text: 'Does not apply: only articles, and documentation with a byline, name an author.', fix: '' }),
  },
  judge({ provenance }, { m, limits, pageType, language }) {
    const authors = provenance.names.filter(({ role }) => role === 'author');
    const bylines = authors.filter(fromByline);
    if (pageType !== 'article' && !(pageType === 'docs' && bylines.length > 0)) return na(m.doesNotApply());
    const first = authors[0];
    if (!first) return verdict([warn(m.none())], { score: 0 });

    const marked = authors.filter(fromMarkup);
    const evidence = table(['Where', 'Name', 'Type', 'Linked to'], authors.map(({ from, name, type, url, sameAs, selector }) => ({ cells: [from, name, type, url ?? sameAs[0] ?? ''], at: selector })));
    // A name of the markup that also stands in the page's text counts as shown.
    const shown = [...bylines, ...authors.filter(({ visible, from }) => visible && from !== 'byline' && from !== 'rel-author')];
    const typed = marked.filter(({ type }) => type !== '');
    const agreeing = typed.find((author) => shown.some(({ name }) => namesAgree(name, author.name)));
    const linked = authors.find(({ url, sameAs }) => (url !== null && isHttp(url)) || sameAs.some(isHttp));
    const name = authorsOf(provenance.names)[0]!.name;

    const score = (shown.length > 0 ? limits.visible : 0) + (agreeing ? limits.markup : 0) + (linked ? limits.linked : 0);
    const advice: Finding[] = [];
    const advise = ({ message, text, fix }: Finding) => advice.push(note({ message, text, fix }, evidence));
    if (shown.length > 0 && !agreeing) advise(typed[0] && bylines[0] ? warn(m.differs(name, typed[0].name)) : warn(m.notInMarkup(name)));
    if (!linked) advise(warn(m.notLinked(name)));

    const faults: Finding[] = [];
    // What readers see counts: a login of the content system behind a name that is shown does no harm.
    const told = shown.length > 0 ? shown : authors;
    const account = told.every((author) => isAccountName(author.name)) ? told[0] : undefined;
    if (shown.length === 0) faults.push(warn(m.notVisible(name), evidence));
    if (account) faults.push(warn(m.account(account.name), evidence));
    const sites = publishersSaid(provenance.names).map(plainName);
    const isSite = (author: NameFact) => !isOrganisation(author.type) && sites.includes(plainName(author.name));
    const site = told.every(isSite) ? told[0] : undefined;
    if (site && !authors.some(({ name: other, type }) => type !== '' && type !== 'Person' && namesAgree(other, site.name))) faults.push(warn(m.siteName(site.name), evidence));
    const several = marked.find((author) => !isOrganisation(author.type) && isSeveralNames(author.name, language));
    if (several) faults.push(warn(m.several(several.name), evidence));

    return verdict([...(faults.length > 0 ? faults : [pass(m.named(name), evidence)]), ...advice], { score, value: name });
  },
});
