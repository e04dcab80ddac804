import type { words as en } from '../../en/tools/sitemap-lookup.ts';
import { german } from '../german.ts';
import { reasonFaultText, reasonText } from '../checks/reasons.ts';
import { sitemapKinds } from '../checks/kinds.ts';

const { amount, bytes } = german;
const fileForms = { one: 'Datei', other: 'Dateien' };
const urlForms = { one: 'URL', other: 'URLs' };

export const words: typeof en = {
  none: 'Keine Sitemap gefunden: keine in robots.txt genannt und keine unter /sitemap.xml. Eine Sitemap ist optional; Seiten sind auch über Links auffindbar.',
  listed: 'Diese URL ist aufgeführt.',
  variant: 'Eine Variante dieser URL ist aufgeführt, nicht genau diese URL.',
  unreadable: 'In robots.txt sind Sitemaps genannt, aber keine konnte gelesen werden.',
  unfound: 'Keine Sitemap gefunden: keine in robots.txt genannt und keine am üblichen Ort. Eine Sitemap ist optional.',
  unlisted: 'Diese URL steht in keiner der Sitemaps.',
  notYet: 'Bisher nicht gefunden: Nicht jede Sitemap wurde vollständig gelesen.',
  read: ({ files, urls }) => `${amount(files, fileForms)}, ${amount(urls, urlForms)} gelesen.`,
  readPart: ({ files, urls }) =>
    `${amount(files, fileForms)}, ${amount(urls, urlForms)} gelesen; höchstens 10 untergeordnete Dateien und 20 MB werden gelesen.`,
  entries: {
    title: 'Wo sie aufgeführt ist',
    rows: 'Sitemap-Einträge',
    url: 'URL',
    match: 'Abgleich',
    lastmod: 'Zuletzt geändert',
    file: 'Datei',
    none: 'Kein Eintrag passt zu dieser URL oder einer Variante (http und https, www, Schrägstrich, Großbuchstaben, Tracking-Parameter).',
    exact: 'genau',
    variant: 'eine Variante',
    unsaid: 'nicht angegeben',
  },
  files: {
    failed: ({ why }) => reasonText(why),
    title: 'Sitemap-Dateien',
    requested: 'Angeforderte Dateien',
    more: ({ count }) => `${amount(count, { one: 'weitere Datei ist', other: 'weitere Dateien sind' })} aufgeführt.`,
    unread: 'nicht gelesen',
    status: ({ status }) => `Status ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }) => amount(count, urlForms),
    files: ({ count }) => amount(count, fileForms),
    bytes: ({ count }) => bytes(count),
    looked: 'existiert nicht',
    from: { 'robots.txt': 'in robots.txt genannt', '/sitemap.xml': 'unter /sitemap.xml gefunden' },
    fault: ({ fault }) => `nicht wohlgeformt: ${reasonFaultText(fault)}`,
    truncated: 'nicht vollständig gelesen',
    overLimit: 'über der Grenze von 50.000 URLs oder 50 MB',
    lists: 'enthält diese Seite',
  },
};
