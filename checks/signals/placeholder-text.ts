import { table, type TableRow } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { findLeftovers, type PlacedLeftover } from '../derive/leftovers.ts';

const rows = (found: readonly PlacedLeftover[]): TableRow[] => found.map(({ found: what, place, at }) => ({ cells: [what, place], at: at.selector }));
const evidence = (found: readonly PlacedLeftover[]) => table(['Found', 'Where'], rows(found));
const places = (found: readonly PlacedLeftover[]) => [...new Set(found.map(({ place }) => place))].slice(0, 4).join(', ');

export default defineSignal({
  id: 'placeholder-text',
  title: 'No leftover placeholders',
  group: 'content',
  why: 'Unfilled variables, dummy text and addresses of staging servers reach readers, search results and shared links.',
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
  messages: {
    none: () => ({ text: 'No template variables, dummy text or staging addresses were left behind.', fix: '' }),
    unfilled: (count: number, where: string, example: string) => ({
      text: `${count === 1 ? 'A placeholder was' : `${count} placeholders were`} left in ${where}: “${example}”.`,
      fix: 'Fill the variable, or correct the template that writes it.',
    }),
    perhapsUnfilled: (count: number, where: string, example: string) => ({
      text: `${count === 1 ? 'What looks like a placeholder stands' : `${count} texts that look like placeholders stand`} in ${where}: “${example}”.`,
      fix: 'Fill the variable, or leave it when the page is about it.',
    }),
    hosts: (count: number, where: string, host: string) => ({
      text: `${count === 1 ? 'An address' : `${count} addresses`} in ${where} ${count === 1 ? 'leads' : 'lead'} to a host that readers cannot reach: ${host}.`,
      fix: 'Write the public address there.',
    }),
    dummy: (example: string) => ({ text: `Dummy text stands in the page: “${example}”.`, fix: 'Replace it with the real text, or remove it.' }),
    unfilledInBody: (count: number, where: string, example: string) => ({
      text: `${count === 1 ? 'An unfilled variable was' : `${count} unfilled variables were`} left in the body (${where}): “${example}”.`,
      fix: 'Fill the variable, or correct the template that writes it.',
    }),
    hostsInBody: (count: number, where: string, host: string) => ({
      text: `${count === 1 ? 'An address' : `${count} addresses`} in the body (${where}) ${count === 1 ? 'leads' : 'lead'} to a host that readers cannot reach: ${host}.`,
      fix: 'Link to the public address.',
    }),
  },
  judge({ page, head, headings, text, links, images, structuredData }, { m, limits, missing }) {
    const found = findLeftovers({ page, head, headings, text, ...(links && { links }), ...(images && { images }), ...(structuredData && { structuredData }) });
    const findings: Finding[] = [];
    const report = (own: PlacedLeftover[], say: (first: PlacedLeftover) => Finding) => { if (own[0]) findings.push(say(own[0])); };
    const prominent = found.filter((leftover) => leftover.prominent);
    const body = found.filter((leftover) => !leftover.prominent);
    const split = (list: PlacedLeftover[]) => ({ hosts: list.filter(({ kind }) => kind === 'host'), rest: list.filter(({ kind }) => kind !== 'host' && kind !== 'dummy') });

    const unfilled = prominent.filter(({ kind, certain }) => kind !== 'host' && certain);
    report(unfilled, (first) => fail(m.unfilled(unfilled.length, places(unfilled), first.found), evidence(unfilled)));
    const perhaps = prominent.filter(({ certain }) => !certain);
    report(perhaps, (first) => warn(m.perhapsUnfilled(perhaps.length, places(perhaps), first.found), evidence(perhaps)));
    const { hosts } = split(prominent);
    report(hosts, (first) => fail(m.hosts(hosts.length, places(hosts), first.found), evidence(hosts)));
    const dummy = body.filter(({ kind }) => kind === 'dummy');
    report(dummy, (first) => warn(m.dummy(first.found), evidence(dummy)));
    const inBody = split(body);
    report(inBody.rest, (first) => warn(m.unfilledInBody(inBody.rest.length, places(inBody.rest), first.found), evidence(inBody.rest)));
    report(inBody.hosts, (first) => warn(m.hostsInBody(inBody.hosts.length, places(inBody.hosts), first.found), evidence(inBody.hosts)));

    if (found.length > limits.most) return verdict(findings, { value: found.length });
    for (const [name, fact] of [['links', links], ['images', images], ['structuredData', structuredData]] as const) {
      if (!fact) return unchecked(missing(name).reason, missing(name).detail);
    }
    return verdict([pass(m.none())], { value: 0 });
  },
});
