import { table, type TableRow } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { findLeftovers, type PlacedLeftover } from '../derive/leftovers.ts';

/** As findings have it: `og:title`, `structured data, name`. */
const placeOf = ({ place, name }: PlacedLeftover) => (place === 'meta' ? name : place === 'data' ? `structured data, ${name}` : place);
const rows = (found: readonly PlacedLeftover[]): TableRow[] => found.map((row) => ({ cells: [row.found, placeOf(row)], at: row.at.selector }));
const evidence = (found: readonly PlacedLeftover[]) => table(['Found', 'Where'], rows(found));
const places = (found: readonly PlacedLeftover[]) => [...new Set(found.map(placeOf))].slice(0, 4).join(', ');

export default defineSignal({
  id: 'placeholder-text',
  group: 'content',
  sources: [
    { title: 'SEOnaut, issue “Pages with links to localhost”', url: 'https://github.com/StJudeWasHere/seonaut', checked: '2026-11-21', mark: 'secondary' },
    { title: 'The patterns are our heuristic, made to give next to no false alarms; code samples are left out', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['leftovers'],
  needs: ['page', 'head', 'headings', 'text'],
  uses: ['links', 'images', 'structuredData'],
  limits: { most: 0 },
  judge({ page, head, headings, text, links, images, structuredData }, { m, limits, missing }) {
    const found = findLeftovers({ page, head, headings, text, ...(links && { links }), ...(images && { images }), ...(structuredData && { structuredData }) });
    const findings: Finding[] = [];
    const report = (own: PlacedLeftover[], say: (first: PlacedLeftover) => Finding) => { if (own[0]) findings.push(say(own[0])); };
    const prominent = found.filter((leftover) => leftover.prominent);
    const body = found.filter((leftover) => !leftover.prominent);
    const split = (list: PlacedLeftover[]) => ({ hosts: list.filter(({ kind }) => kind === 'host'), rest: list.filter(({ kind }) => kind !== 'host' && kind !== 'dummy') });

    const unfilled = prominent.filter(({ kind, certain }) => kind !== 'host' && certain);
    report(unfilled, (first) => fail(m.unfilled({ count: unfilled.length, where: places(unfilled), example: first.found }), evidence(unfilled)));
    const perhaps = prominent.filter(({ certain }) => !certain);
    report(perhaps, (first) => warn(m.perhapsUnfilled({ count: perhaps.length, where: places(perhaps), example: first.found }), evidence(perhaps)));
    const { hosts } = split(prominent);
    report(hosts, (first) => fail(m.hosts({ count: hosts.length, where: places(hosts), host: first.found }), evidence(hosts)));
    const dummy = body.filter(({ kind }) => kind === 'dummy');
    report(dummy, (first) => warn(m.dummy({ example: first.found }), evidence(dummy)));
    const inBody = split(body);
    report(inBody.rest, (first) => warn(m.unfilledInBody({ count: inBody.rest.length, where: places(inBody.rest), example: first.found }), evidence(inBody.rest)));
    report(inBody.hosts, (first) => warn(m.hostsInBody({ count: inBody.hosts.length, where: places(inBody.hosts), host: first.found }), evidence(inBody.hosts)));

    if (found.length > limits.most) return verdict(findings, { value: found.length });
    for (const [name, fact] of [['links', links], ['images', images], ['structuredData', structuredData]] as const) {
      if (!fact) return unchecked(missing(name).reason, missing(name).detail);
    }
    return verdict([pass(m.none())], { value: 0 });
  },
});
