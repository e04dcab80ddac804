import { tableEvidence } from '../core/evidence.ts';
import type { HeadFact } from '../core/facts/head.ts';
import type { ProvenanceFact } from '../core/facts/about.ts';
import { defineSignal, type Says, type Words } from '../core/signal.ts';
import { note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { summarizePublisher } from '../derive/provenance/publisher/about.ts';
import { isOrganizationType } from '../derive/provenance/agents.ts';
import { foldedTexts } from '../derive/text/block-texts.ts';
import { areSameName, comparableName, areNameAndAcronym } from '../language/names.ts';
import { foldText } from '../language/phrases.ts';
import { isHostName, resemblesDomain } from '../derive/provenance/publisher/site-name.ts';
import { findPublisherEntities, type Entity } from '../derive/provenance/publisher/entities.ts';
import { unescaped } from '../parse/character-references.ts';
import { registrableDomain, isSameRegistrableDomain } from '../parse/registrable-domain.ts';
import { hostnameOf, isHttpUrl, parseUrl } from '../parse/urls.ts';

const longestName = 80;
/** Evidence that identifies a publisher. */
const parts = ['visible', 'ownUrl', 'sameAs', 'picture', 'id', 'about'] as const;

export default defineSignal({
  id: 'publisher-identity',
  group: 'ai',
  sources: [
    {
      title: 'Google, Site names in Google Search',
      url: 'https://developers.google.com/search/docs/appearance/site-names',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, Organization structured data',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
      checked: '2026-11-21',
      mark: 'general',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'entity', points: 3, grade: 'weak' },
  tools: ['favicon-sitename', 'provenance'],
  needs: ['page', 'head', 'provenance', 'structuredData', 'text'],
  limits: { visible: 0.3, ownUrl: 0.2, sameAs: 0.2, picture: 0.1, id: 0.1, about: 0.1, indirect: 0.5, withoutMarkup: 0.7 },
  judge({ page, head, provenance, structuredData, text }, { m, w, limits }) {
    let visibleText: string | undefined;
    const isVisible = (name: string) => {
      visibleText ??= foldedTexts(text.blocks).join('\n');
      return visibleText.includes(foldText(name));
    };
    // Terms, privacy, help and the parent site lead there too, but less directly.
    const distance = provenance.aboutLinks.length === 0 ? 0 : provenance.aboutLinks.every(({ indirect }) => indirect) ? limits.indirect : 1;
    const sites = provenance.names.filter(({ role }) => role === 'publisher');
    // Logo, copyright line or header may write the name with or without legal form, accents or domain ending.
    const isShown = (name: string) =>
      isVisible(name) ||
      sites.some(
        (one) => (one.visible || one.from === 'logo' || one.from === 'copyright' || isVisible(one.name)) && areSameName(one.name, name),
      );
    const has = (entity: Entity): Record<(typeof parts)[number], boolean> => ({
      visible: isShown(entity.name),
      ownUrl: entity.url !== '' && isSameRegistrableDomain(parseUrl(entity.url, page.baseUrl)?.href ?? '', page.url),
      sameAs: entity.sameAs.some((url) => isHttpUrl(url) && !isSameRegistrableDomain(url, page.url)),
      picture: entity.picture,
      id: entity.id !== null && !entity.id.startsWith('_:'),
      about: distance === 1,
    });
    const publisher = summarizePublisher(provenance.names, page.url);
    const chosen = publisher && publisher.from !== 'host' ? publisher.name : null;
    // The structured data may describe the publisher several times: the most complete description counts.
    const scored = findPublisherEntities(structuredData.items)
      .filter(({ name }) => chosen !== null && areSameName(name, chosen))
      .map((entity) => {
        const got = has(entity);
        return {
          entity,
          got,
          score: parts.reduce((sum, part) => sum + (part === 'about' ? distance : Number(got[part])) * limits[part], 0),
        };
      });
    const best = fullest(scored);

    const faults = namesThatDiffer(page.url, head, sites, m, w);
    const shown =
      sites.find(({ from, name, visible }) => from === 'copyright' || from === 'logo' || visible || isVisible(name)) ??
      // Readers see the site name in the tab title, and in the host if the name is the domain.
      sites.find(({ from, name }) => from === 'title-suffix' || resemblesDomain(name, page.url)) ??
      // A line that is only the domain is a name too.
      text.blocks
        .filter((block) => isHostName(block.text, page.url))
        .map((block) => ({ name: block.text.slice(0, longestName).trim() }))[0];
    // A copyright line with an owner is a short imprint.
    const owner = sites.some(({ from }) => from === 'copyright');
    const withoutMarkup = (shown ? limits.withoutMarkup / 2 : 0) + (distance * limits.withoutMarkup) / 2;
    if (!best) {
      const name = chosen ?? shown?.name ?? '';
      const isReachable = distance > 0 || owner;
      const missing = !shown ? [warn(m.unnamed())] : isReachable ? [] : [warn(m.unreachable({ name }))];
      const notes = shown && isReachable ? [note(m.notMarkedUp({ name }))] : [];
      const found = [...missing, ...faults].length > 0 ? [...missing, ...faults] : [pass(m.identified({ name }))];
      return verdict([...found, ...notes], { score: withoutMarkup, ...(shown && { value: name }) });
    }
    const { entity, got } = best;
    // Markup that says little is no worse than none.
    const score = Math.max(best.score, withoutMarkup);
    const lacking = parts.filter((part) => !got[part]);
    const evidence = tableEvidence(
      [w.part(), w.found()],
      [
        { cells: [w.type(), entity.type], at: entity.selector },
        ...parts.map((part) => ({ cells: [w[part](), got[part] ? w.yes() : w.no()] })),
      ],
    );
    const seen = got.visible || shown !== undefined || resemblesDomain(entity.name, page.url);
    const notes = lacking.length > 0 ? [note(m.couldAdd({ missing: lacking }))] : [];
    if (!seen)
      return verdict([warn(m.unseen({ name: entity.name }), evidence), ...faults, ...notes], { score, value: chosen ?? entity.name });
    return verdict([...(faults.length > 0 ? faults : [pass(m.identified({ name: chosen ?? entity.name }), evidence)]), ...notes], {
      score,
      value: chosen ?? entity.name,
    });
  },
});

/** The description with the highest score. A Person with the same name does not describe the organization. */
function fullest<T extends { entity: Entity; score: number }>(scored: readonly T[]): T | null {
  const organisations = scored.filter(({ entity }) => isOrganizationType(entity.type));
  return (organisations.length > 0 ? organisations : scored).reduce<T | null>(
    (top, one) => (top && top.score >= one.score ? top : one),
    null,
  );
}

/** Two places where the page names its site differently. The company behind it may have another name. */
function namesThatDiffer(
  url: string,
  head: HeadFact,
  sites: ProvenanceFact['names'],
  m: Says<'publisher-identity'>,
  w: Words<'publisher-identity'>,
): Finding[] {
  const declared = sites.filter(({ from, type }) => from === 'site-name' || type === 'WebSite');
  // The end of a title counts as site name only if it resembles the domain; it may be a category. If the declared name does too, it may be a
  // part of the site: Acme Forum, Acme Magazine.
  const ofTitle = sites.filter(({ from, name }) => from === 'title-suffix' && resemblesDomain(name, url));
  const compared = declared.some(({ name }) => resemblesDomain(name, url)) ? declared : [...declared, ...ofTitle];
  // Content systems escape names once too often, and search engines read both.
  const claimed = compared.map(({ from, type, name, selector }) => ({ where: w.origin({ from, type }), name: unescaped(name), selector }));
  // On a platform, the title may name platform and site; one matching part is enough.
  const titled = foldText(head.titles.map(({ text }) => text).join(' '));
  // A name that is the domain matches a name that contains the domain's label.
  const label = comparableName(registrableDomain(hostnameOf(url)).split('.')[0] ?? '');
  const named = (one: string) => (label.length > 2 && isHostName(one, url) ? label : one);
  const agree = (one: string, two: string) =>
    areSameName(named(one), named(two)) ||
    areNameAndAcronym(one, two) ||
    (titled.includes(foldText(one)) && titled.includes(foldText(two)));
  if (!claimed.some((one) => claimed.some((two) => !agree(one.name, two.name)))) return [];
  return [
    warn(
      m.namesDiffer({ names: [...new Set(claimed.map(({ name }) => name))] }),
      tableEvidence(
        [w.where(), w.name()],
        claimed.map(({ where, name, selector }) => ({ cells: [where, name], at: selector })),
      ),
    ),
  ];
}
