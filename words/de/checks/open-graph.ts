import { metaPropertyTag } from '../../../checks/core/helpers/meta-property-tag.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { openGraph as en } from '../../en/checks/open-graph.ts';
import { agree, and, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const lacking = ({ names }: { names: readonly string[] }) =>
  `Für Open Graph ${agree(names.length, 'fehlt die Pflichtangabe', 'fehlen die Pflichtangaben')} ${and(names)}.`;
const add = (names: readonly string[]) => `${and(names.map(metaPropertyTag))} ergänzen.`;

export const openGraph: typeof en = {
  title: 'Open-Graph-Tags sind vollständig',
  problem: 'Open-Graph-Tags sind unvollständig',
  why: 'Soziale Netzwerke und Messenger bauen Linkvorschauen aus diesen Tags. Ohne sie raten sie oder zeigen die bloße URL.',
  says: {
    complete: () => ({ message: 'og:title, og:type, og:image und og:url sind gesetzt.', change: '' }),
    noPreview: () => ({
      message: 'og:title und og:image fehlen: Ein geteilter Link hat keine Vorschau.',
      change: 'og:title und og:image ergänzen, dann og:type und og:url, als meta-Elemente mit property-Attribut.',
    }),
    missing: (args) => ({ message: lacking(args), change: add(args.names) }),
    assumed: (args) => ({
      message: `${lacking(args)} Netzwerke nehmen dann die geteilte URL und den Typ website an.`,
      change: add(args.names),
    }),
    noDescription: () => ({
      message: 'Kein og:description: Vorschauen zeigen anderen Text oder keinen.',
      change: 'og:description mit einem oder zwei Sätzen ergänzen.',
    }),
    nameAttribute: ({ names }) => ({
      message: `${and(names)} ${agree(names.length, 'verwendet', 'verwenden')} ein name-Attribut; Open Graph ist mit property definiert.`,
      change: '<meta property="og:…"> verwenden: Netzwerke, die sich an die Spezifikation halten, ignorieren die andere Form.',
    }),
    otherUrl: () => ({
      message: 'og:url unterscheidet sich von der Canonical-URL, daher zählen Likes und Shares für eine andere Seite.',
      change: 'In og:url die Canonical-URL verwenden.',
    }),
    urlElsewhere: ({ url }) => ({
      message: `og:url ist ${url}, nicht diese Seite, daher zählen Likes und Shares für die andere Seite. Kein Canonical sagt, welche gemeint ist.`,
      change: 'In og:url die URL dieser Seite verwenden und sie als Canonical deklarieren.',
    }),
    severalUrls: ({ count }) => ({
      message: `${number(count)} verschiedene og:url-Tags: Für welche Seite Likes und Shares zählen, hängt vom Netzwerk ab.`,
      change: 'Ein og:url behalten, gleich dem Canonical.',
    }),
    badUrl: ({ url }) => ({ message: `og:url ist keine absolute URL: ${url}`, change: 'Die vollständige URL mit https:// verwenden.' }),
    unknownType: ({ type }) => ({
      message: `og:type „${clipText(type, 60)}“ ist kein Open-Graph-Typ: Netzwerke behandeln die Seite als website.`,
      change: '',
    }),
    misread: ({ names, ...misread }) => ({
      message: `${and(names)} ${agree(names.length, 'zeigt', 'zeigen')} ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    severalTitles: ({ count }) => ({
      message: `${number(count)} verschiedene og:title-Tags: Welches angezeigt wird, hängt vom Netzwerk ab.`,
      change: 'Ein og:title behalten.',
    }),
  },
};
