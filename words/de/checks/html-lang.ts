import type { htmlLang as en } from '../../en/checks/html-lang.ts';
import { language, percent } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const example = (code: string) => (code === 'und' ? 'etwa <html lang="de">' : `etwa <html lang="${code}">`);

export const htmlLang: typeof en = {
  title: 'Sprache der Seite ist deklariert',
  problem: 'Sprache der Seite fehlt oder ist falsch',
  why: 'Screenreader, Übersetzung und Silbentrennung richten sich nach der deklarierten Sprache. Das hilft vor allem Menschen; Google erkennt die Sprache am Text selbst.',
  words: {
    detected: 'Erkannte Sprache',
    detectedAs: ({ code, confidence }) => `${language(code)} (${code}, ${percent(confidence)} Sicherheit)`,
  },
  says: {
    matches: ({ tag }) => ({ message: `Die Seite deklariert lang="${tag}", und ihr Text ist in dieser Sprache.`, change: '' }),
    declared: ({ tag }) => ({ message: `Die Seite deklariert lang="${tag}".`, change: '' }),
    notCompared: () => ({
      message: 'Der Text ist zu kurz oder zu gemischt, um seine Sprache sicher zu erkennen; daher wurde nur die Syntax der Angabe geprüft.',
      change: '',
    }),
    notTold: () => ({
      message: 'Pageloupe kann diese Sprache nicht erkennen; daher wurden nur Syntax und Schrift der Angabe geprüft.',
      change: '',
    }),
    missing: ({ detected }) => ({
      message: 'Das <html>-Element hat kein lang-Attribut.',
      change: `Die Sprache der Seite deklarieren, ${example(detected)}. Das ist wichtig für Barrierefreiheit und Übersetzung; Google erkennt die Sprache auch ohne.`,
    }),
    invalid: ({ tag, fault, suggested }) => ({
      message: `lang="${tag}" ist kein gültiges Sprach-Tag: ${tagFaultText(fault)}.`,
      change: `Ein BCP-47-Tag verwenden, ${example(suggested)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }) => ({
      message: `lang ist "${lang}", aber xml:lang ist "${xmlLang}".`,
      change: 'Für beide denselben Wert verwenden oder xml:lang entfernen, das HTML nicht braucht.',
    }),
    differs: ({ tag, detected }) => ({
      message: `Die Seite deklariert ${tag}, aber ihr Text sieht nach einer anderen Sprache aus: ${language(detected)} (${detected}).`,
      change: `Die Sprache des Textes deklarieren (${example(detected)}) und Passagen in anderen Sprachen ein lang-Attribut geben.`,
    }),
  },
};
