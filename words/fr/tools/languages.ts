import type { words as en } from '../../en/tools/languages.ts';
import { tagFaultText } from '../checks/language-tags.ts';
import { french } from '../french.ts';

const { language, percent } = french;
/** "latin" of Latn. */
const scriptName = (code: string) => new Intl.DisplayNames('fr', { type: 'script' }).of(code) ?? code;

export const words: typeof en = {
  page: {
    title: 'Langue de la page',
    htmlLang: 'html lang',
    xmlLang: 'xml:lang',
    direction: 'Sens',
    text: 'Texte',
    header: 'Content-Language',
    undeclared: 'non déclarée',
    unsent: 'non envoyé',
    empty: '(vide)',
    notTag: 'pas un code de langue',
    directions: { ltr: 'de gauche à droite', rtl: 'de droite à gauche', auto: 'auto' },
    name: ({ code }) => language(code),
    undetected: 'trop peu de texte ou langue non prise en charge',
    detected: ({ code, confidence, script }) => `${language(code)} (fiabilité : ${percent(confidence)}), écriture : ${scriptName(script)}`,
    asText: 'correspond au texte',
    unsure: 'texte trop court ou trop mélangé pour comparer',
    textIs: ({ code }) => `langue du texte : ${language(code)}`,
  },
  cluster: {
    title: 'Ensemble hreflang',
    note: 'Google n’utilise une paire que si les deux pages se listent mutuellement.',
    rows: 'versions linguistiques',
    none: 'Aucune version hreflang déclarée. Un site en une seule langue n’en a pas besoin.',
    code: 'Code',
    url: 'URL',
    valid: 'Valide',
    from: 'Source',
    answers: 'Réponse',
    returns: 'Lien retour',
    indexing: 'Indexation',
    thisPage: 'cette page',
    ok: 'valide',
    codeFault: tagFaultText,
    unparsable: 'URL non valide',
    relative: 'pas une URL absolue',
    head: 'head',
    header: 'en-tête Link',
    body: 'body : ignoré',
    unchecked: 'non contrôlé',
    unknown: 'inconnu : la page n’a pas été lue',
    itself: 'elle-même',
    yes: 'oui',
    no: 'non',
    blocked: 'bloquée par robots.txt',
    noindex: 'noindex',
    allowed: 'autorisée',
    classes: { ok: 'ok', redirected: 'redirigée', broken: 'en erreur', unverified: 'non vérifiée', skipped: 'ignorée' },
    answer: ({ name, status }) => `${name}, ${status}`,
  },
};
