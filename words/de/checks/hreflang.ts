import type { hreflang as en } from '../../en/checks/hreflang.ts';
import { agree, amount, and, language as languageName, number } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const entries = (count: number) => amount(count, { one: 'hreflang-Eintrag', other: 'hreflang-Einträge' });
const inBody = (count: number) =>
  `${amount(count, { one: 'Link', other: 'Links' })} zu Sprachversionen (hreflang) ${agree(count, 'steht', 'stehen')} im Body, wo Suchmaschinen ${agree(count, 'ihn', 'sie')} ignorieren.`;

export const hreflang: typeof en = {
  title: 'hreflang-Angaben sind gültig',
  problem: 'hreflang-Angaben sind ungültig',
  why: 'hreflang sagt Suchmaschinen, welche Version einer Seite für welche Sprache und welches Land ist. Ungültige Einträge werden ignoriert.',
  words: { code: 'Code', url: 'URL', from: 'Aus', head: '<link>-Element', header: 'Link-Header' },
  says: {
    valid: ({ count }) => ({ message: `${entries(count)}: Alle Codes und URLs sind gültig, und diese Seite ist dabei.`, change: '' }),
    linkedOnly: ({ languages }) => ({
      message: `Die Seite verlinkt auf sich selbst in ${amount(languages.length, { one: 'anderen Sprache', other: 'anderen Sprachen' })} (${and(languages.map(languageName))}), aber weder ihr Head noch ihre Header nennen diese Versionen (hreflang).`,
      change: 'Diese Seite und ihre Übersetzungen mit hreflang auflisten, im Head, im Link-Header oder in der Sitemap.',
    }),
    inSitemap: ({ count }) => ({
      message: `Die Sitemap listet ${amount(count, { one: 'Sprachversion', other: 'Sprachversionen' })} dieser Seite auf (hreflang); diese Prüfung liest nur die im Head und in den Headern.`,
      change: '',
    }),
    perhapsInSitemap: ({ languages }) => ({
      message: `Die Seite verlinkt auf sich selbst in ${amount(languages.length, { one: 'anderen Sprache', other: 'anderen Sprachen' })} (${and(languages.map(languageName))}), und weder ihr Head noch ihre Header nennen diese Versionen (hreflang). Vielleicht nennt sie die Sitemap, die aber nicht vollständig gelesen wurde.`,
      change: '',
    }),
    swapped: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'Sprachversion', other: 'Sprachversionen' })} (hreflang) ${agree(count, 'zeigt', 'zeigen')} auf die URL einer anderen Sprache: Die Codes sind vertauscht.`,
      change: 'Jedem Code die URL seiner eigenen Sprache geben.',
    }),
    notItsLanguage: ({ code, language }) => ({
      message: `Sprache der Seite: ${languageName(language)}. Sie listet sich selbst aber als „${code}“ auf.`,
      change: `Den Code der Sprache der Seite verwenden: ${language}, gefolgt von einem Land, wenn eines gemeint ist.`,
    }),
    none: () => ({ message: 'Die Seite deklariert keine Sprachversionen.', change: '' }),
    invalidCode: ({ code, fault }) => ({
      message: `Der Sprachcode „${code}“ (hreflang) ist ungültig: ${tagFaultText(fault)}.`,
      change: 'Eine Sprache nach ISO 639-1 verwenden, wahlweise mit Schrift und Land nach ISO 3166-1: en, en-GB, zh-Hant.',
    }),
    otherLanguage: ({ code, likely }) => ({
      message: `Der Sprachcode „${code}“ (hreflang) ist gültig, steht aber für eine andere Sprache. War „${likely}“ gemeint?`,
      change: `${likely} verwenden, gefolgt von einem Land, wenn eines gemeint ist.`,
    }),
    relative: ({ count }) => ({
      message: `${amount(count, { one: 'URL', other: 'URLs' })} von Sprachversionen (hreflang) ${agree(count, 'ist', 'sind')} nicht absolut.`,
      change: 'Die vollständige URL mit https:// und Host verwenden.',
    }),
    unreadable: ({ count }) => ({
      message: `${amount(count, { one: 'Sprachversion', other: 'Sprachversionen' })} (hreflang) ${agree(count, 'hat', 'haben')} keine gültige URL.`,
      change: 'Die vollständige URL mit https:// und Host verwenden; ein Host enthält keine Leerzeichen und keine Prozentzeichen.',
    }),
    alsoInBody: ({ count }) => ({
      message: `${inBody(count)} Die Angaben im Head sind ohne ${agree(count, 'ihn', 'sie')} vollständig.`,
      change: `${agree(count, 'Den Link', 'Die Links')} aus dem Body entfernen.`,
    }),
    noSelf: () => ({
      message:
        'Die Liste der Sprachversionen (hreflang) auf dieser Seite enthält die Seite selbst nicht; Suchmaschinen ignorieren die Liste dann möglicherweise.',
      change: 'Einen hreflang-Eintrag für diese Seite ergänzen: Jede Sprachversion muss sich selbst und alle anderen auflisten.',
    }),
    ofCanonical: ({ url }) => ({
      message: `Die hreflang-Einträge gehören zum Canonical (${url}), nicht zu dieser Seite. Das ist richtig.`,
      change: '',
    }),
    inBody: ({ count }) => ({ message: inBody(count), change: `${agree(count, 'Den Link', 'Die Links')} in den Head verschieben.` }),
    conflicting: ({ code, count }) => ({
      message: `Der Sprachcode „${code}“ (hreflang) hat ${amount(count, { one: 'URL', other: 'verschiedene URLs' })}.`,
      change: 'Eine URL je Code verwenden.',
    }),
    shared: ({ count, codes }) => ({
      message: `${amount(count, { one: 'URL ist', other: 'URLs sind' })} für mehr als eine Sprache eingetragen${count > 1 ? ', etwa für' : ':'} ${and(codes)}.`,
      change: 'Jede URL nur für die Sprache ihres Textes eintragen. Für Besucher aller anderen Sprachen x-default ergänzen.',
    }),
    noCatchAll: ({ language }) => ({
      message: `Kein allgemeiner Eintrag „${language}“: ${languageName(language)} hat nur Länderversionen.`,
      change: `Einen Eintrag mit dem Code „${language}“ ergänzen; er darf die URL einer Länderversion verwenden.`,
    }),
    methodsDiffer: () => ({
      message: 'Head und Link-Header deklarieren verschiedene Sprachversionen (hreflang).',
      change: 'Nur eine Methode verwenden.',
    }),
    canonicalElsewhere: ({ url }) => ({
      message: `Die Liste der Sprachversionen (hreflang) enthält diese Seite, ihr Canonical ist aber ${url}: Suchmaschinen verwenden die Liste des Canonicals.`,
      change: 'Das Canonical jeder Sprachversion auf ihre eigene URL zeigen lassen.',
    }),
  },
};
