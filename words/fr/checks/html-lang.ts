import type { htmlLang as en } from '../../en/checks/html-lang.ts';
import { language, percent } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const example = (code: string) => (code === 'und' ? 'par exemple <html lang="fr">' : `par exemple <html lang="${code}">`);

export const htmlLang: typeof en = {
  title: 'La langue de la page est déclarée',
  problem: 'La langue de la page manque ou est fausse',
  why: 'Lecteurs d’écran, traduction et césure suivent la langue déclarée. Elle sert d’abord aux utilisateurs ; Google détecte la langue à partir du texte lui-même.',
  words: {
    detected: 'Langue détectée',
    detectedAs: ({ code, confidence }) => `${language(code)} (${code}, fiabilité ${percent(confidence)})`,
  },
  says: {
    matches: ({ tag }) => ({ message: `La page déclare lang="${tag}", et son texte est dans cette langue.`, change: '' }),
    declared: ({ tag }) => ({ message: `La page déclare lang="${tag}".`, change: '' }),
    notCompared: () => ({
      message: 'Le texte est trop court ou trop mélangé pour être sûr de sa langue : seule la syntaxe de la déclaration a été contrôlée.',
      change: '',
    }),
    notTold: () => ({
      message:
        'Pageloupe ne sait pas détecter cette langue : seuls la syntaxe et le système d’écriture de la déclaration ont été contrôlés.',
      change: '',
    }),
    missing: ({ detected }) => ({
      message: 'L’élément <html> n’a pas d’attribut lang.',
      change: `Déclarer la langue de la page, ${example(detected)}. Cela compte pour l’accessibilité et la traduction ; Google détecte la langue sans cela.`,
    }),
    invalid: ({ tag, fault, suggested }) => ({
      message: `lang="${tag}" n’est pas un code de langue valide : ${tagFaultText(fault)}.`,
      change: `Utiliser un code BCP 47, ${example(suggested)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }) => ({
      message: `lang vaut "${lang}", mais xml:lang vaut "${xmlLang}".`,
      change: 'Utiliser la même valeur pour les deux, ou retirer xml:lang, dont HTML n’a pas besoin.',
    }),
    differs: ({ tag, detected }) => ({
      message: `La page déclare ${tag}, mais son texte semble être dans une autre langue : ${language(detected)} (${detected}).`,
      change: `Déclarer la langue du texte (${example(detected)}), et ajouter un attribut lang aux passages dans d’autres langues.`,
    }),
  },
};
