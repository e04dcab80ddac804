import { blockRef } from '../core/block-refs.ts';
import { elementsEvidence, tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { findMisreadBlocks } from '../derive/text/misread.ts';
import { placeholderSubject } from '../derive/text/placeholders.ts';
import { findLeftovers, type LeftoverPlace, type PlacedLeftover } from '../derive/text/leftovers.ts';

/** The first places, without duplicates. */
function placesOf(found: readonly PlacedLeftover[]): { place: LeftoverPlace; name: string }[] {
  const places = new Map(found.map(({ place, name }) => [`${place} ${name}`, { place, name }]));
  return [...places.values()].slice(0, 4);
}

export default defineSignal({
  id: 'placeholder-text',
  group: 'content',
  sources: [
    {
      title: 'SEOnaut, issue “Pages with links to localhost”',
      url: 'https://github.com/StJudeWasHere/seonaut',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['leftovers'],
  needs: ['page', 'head', 'headings', 'text'],
  uses: ['links', 'images', 'structuredData'],
  limits: { most: 0 },
  heuristics: ['perhapsUnfilled'],
  judge({ page, head, headings, text, links, images, structuredData }, { m, w, limits, missing, pageType }) {
    const evidence = (found: readonly PlacedLeftover[]) =>
      tableEvidence(
        [w.found(), w.where()],
        found.map(({ found: what, place, name, at }) => ({ cells: [what, w.place({ place, name })], at: at.selector })),
      );
    // Visitors of a forum mistype the links in their posts.
    const found = findLeftovers({ page, head, headings, text, links, images, structuredData }).filter(
      ({ prominent, place }) => pageType !== 'forum' || prominent || (place !== 'link' && place !== 'image'),
    );
    const findings: Finding[] = [];
    const report = (placed: PlacedLeftover[], say: (first: PlacedLeftover) => Finding) => {
      if (placed[0]) findings.push(say(placed[0]));
    };
    const prominent = found.filter((leftover) => leftover.prominent);
    const body = found.filter((leftover) => !leftover.prominent);
    const split = (list: PlacedLeftover[]) => ({
      hosts: list.filter(({ kind }) => kind === 'host'),
      rest: list.filter(({ kind }) => kind !== 'host' && kind !== 'dummy'),
    });

    const unfilled = prominent.filter(({ kind, certain }) => kind !== 'host' && certain);
    report(unfilled, (first) =>
      fail(m.unfilled({ count: unfilled.length, places: placesOf(unfilled), example: first.found }), evidence(unfilled)),
    );
    const perhaps = prominent.filter(({ kind, certain }) => kind !== 'host' && !certain);
    report(perhaps, (first) =>
      warn(m.perhapsUnfilled({ count: perhaps.length, places: placesOf(perhaps), example: first.found }), evidence(perhaps)),
    );
    const previews = prominent.filter(({ kind, certain }) => kind === 'host' && !certain);
    report(previews, (first) => warn(m.previewHost({ places: placesOf(previews), host: first.found }), evidence(previews)));
    const hosts = split(prominent).hosts.filter(({ certain }) => certain);
    report(hosts, (first) => fail(m.hosts({ count: hosts.length, places: placesOf(hosts), host: first.found }), evidence(hosts)));
    const dummy = body.filter(({ kind }) => kind === 'dummy');
    report(dummy, (first) => warn(m.dummy({ example: first.found }), evidence(dummy)));
    const inBody = split(body);
    // For links and images, a single URL or text is faulty.
    for (const [say, placed] of [
      [fail, inBody.rest.filter(({ place, certain }) => place === 'text' && certain)],
      [warn, inBody.rest.filter(({ place }) => place !== 'text')],
    ] as const) {
      report(placed, (first) =>
        say(m.unfilledInBody({ count: placed.length, places: placesOf(placed), example: first.found }), evidence(placed)),
      );
    }
    const perhapsInBody = inBody.rest.filter(({ place, certain }) => place === 'text' && !certain);
    report(perhapsInBody, (first) =>
      warn(
        m.perhapsUnfilled({ count: perhapsInBody.length, places: placesOf(perhapsInBody), example: first.found }),
        evidence(perhapsInBody),
      ),
    );
    report(inBody.hosts, (first) =>
      warn(m.hostsInBody({ count: inBody.hosts.length, places: placesOf(inBody.hosts), host: first.found }), evidence(inBody.hosts)),
    );

    const misread = findMisreadBlocks(text.blocks, placeholderSubject(page.url, headings, text));
    for (const { kind, found: example, meant, blocks, total } of misread)
      findings.push(
        warn(
          m.misread({ kind, found: example, meant, count: blocks.length, total }),
          elementsEvidence(blocks.slice(0, 20).map(blockRef), blocks.length),
        ),
      );

    if (found.length > limits.most || misread.length > 0) return verdict(findings, { value: found.length });
    for (const [name, fact] of [
      ['links', links],
      ['images', images],
      ['structuredData', structuredData],
    ] as const) {
      if (!fact) return unchecked(missing(name));
    }
    return verdict([pass(m.none())], { value: 0 });
  },
});
