import type { words as en } from '../../en/tools/languages.ts';
import { german } from '../german.ts';
import { tagFaultText } from '../checks/language-tags.ts';

const { language, percent } = german;
/** "Lateinisch" of Latn. */
const scriptName = (code: string) => new Intl.DisplayNames('de', { type: 'script' }).of(code) ?? code;

export const words: typeof en = {
  page: {
    title: 'Sprache der Seite',
    htmlLang: 'html lang',
    xmlLang: 'xml:lang',
    direction: 'Richtung',
    text: 'Text',
    header: 'Content-Language',
    undeclared: 'nicht angegeben',
    unsent: 'nicht gesendet',
    empty: '(leer)',
    notTag: 'kein Sprach-Tag',
    directions: { ltr: 'von links nach rechts', rtl: 'von rechts nach links', auto: 'automatisch' },
    name: ({ code }) => language(code),
    undetected: 'zu wenig Text oder eine nicht unterstützte Sprache',
    detected: ({ code, confidence, script }) => `${language(code)} (zu ${percent(confidence)} sicher), Schrift: ${scriptName(script)}`,
    asText: 'passt zum Text',
    unsure: 'zu wenig oder zu gemischter Text zum Vergleichen',
    textIs: ({ code }) => `Sprache des Texts: ${language(code)}`,
  },
  cluster: {
    title: 'hreflang-Gruppe',
    note: 'Google verwendet ein Paar nur, wenn beide Seiten aufeinander verweisen.',
    rows: 'Sprachversionen',
    none: 'Keine Sprachversionen mit hreflang angegeben. Eine einsprachige Website braucht keine.',
    code: 'Code',
    url: 'URL',
    valid: 'Gültig',
    from: 'Woher',
    answers: 'Antwort',
    returns: 'Rückverweis',
    indexing: 'Indexierung',
    thisPage: 'diese Seite',
    ok: 'gültig',
    codeFault: tagFaultText,
    unparsable: 'ungültige URL',
    relative: 'keine absolute URL',
    head: 'Head',
    header: 'Link-Header',
    body: 'Body: ignoriert',
    unchecked: 'nicht geprüft',
    unknown: 'unbekannt: Die Seite wurde nicht gelesen',
    itself: 'sie selbst',
    yes: 'ja',
    no: 'nein',
    blocked: 'durch robots.txt blockiert',
    noindex: 'noindex',
    allowed: 'erlaubt',
    classes: { ok: 'ok', redirected: 'weitergeleitet', broken: 'defekt', unverified: 'unklar', skipped: 'übersprungen' },
    answer: ({ name, status }) => `${name}, ${status}`,
  },
};
