import type { hreflang as en } from '../../en/checks/hreflang.ts';
import { agree, amount, and, language as languageName, number } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const entries = { one: 'entrée hreflang', other: 'entrées hreflang' };
const links = { one: 'lien', other: 'liens' };
const versions = { one: 'version linguistique', other: 'versions linguistiques' };
const urls = { one: 'URL', other: 'URL' };

export const hreflang: typeof en = {
  title: 'L’ensemble hreflang est valide',
  problem: 'L’ensemble hreflang n’est pas valide',
  why: 'hreflang indique aux moteurs de recherche quelle version d’une page est destinée à quelle langue et à quel pays. Les entrées non valides sont ignorées.',
  words: { code: 'Code', url: 'URL', from: 'Source', head: 'Élément <link>', header: 'En-tête Link' },
  says: {
    valid: ({ count }) => ({
      message: `${amount(count, entries)} : tous les codes et toutes les URL sont valides, et cette page est incluse.`,
      change: '',
    }),
    linkedOnly: ({ languages }) => ({
      message: `La page a des liens vers ses versions dans ${amount(languages.length, { one: 'autre langue', other: 'autres langues' })} (${and(languages.map(languageName))}), mais ni son head ni ses en-têtes ne listent ces versions (hreflang).`,
      change: 'Lister cette page et ses traductions avec hreflang, dans le head, l’en-tête Link ou le sitemap.',
    }),
    inSitemap: ({ count }) => ({
      message: `Le sitemap liste ${amount(count, versions)} de cette page (hreflang) ; ce contrôle ne lit que celles du head et des en-têtes.`,
      change: '',
    }),
    perhapsInSitemap: ({ languages }) => ({
      message: `La page a des liens vers ses versions dans ${amount(languages.length, { one: 'autre langue', other: 'autres langues' })} (${and(languages.map(languageName))}), et ni son head ni ses en-têtes ne listent ces versions (hreflang). Le sitemap les liste peut-être, mais il n’a pas été lu en entier.`,
      change: '',
    }),
    swapped: ({ count, total }) => ({
      message: `${amount(count, versions)} (hreflang) sur ${number(total)} ${agree(count, 'pointe', 'pointent')} vers l’URL d’une autre langue : les codes sont intervertis.`,
      change: 'Donner à chaque code l’URL de sa propre langue.',
    }),
    notItsLanguage: ({ code, language }) => ({
      message: `La langue de la page est : ${languageName(language)}. Mais la page se liste elle-même avec « ${code} ».`,
      change: `Utiliser le code de la langue de la page : ${language}, suivi d’un pays si un pays est ciblé.`,
    }),
    none: () => ({ message: 'La page ne déclare pas de versions linguistiques.', change: '' }),
    invalidCode: ({ code, fault }) => ({
      message: `Le code de langue « ${code} » (hreflang) n’est pas valide : ${tagFaultText(fault)}.`,
      change: 'Utiliser une langue ISO 639-1, avec au besoin un système d’écriture et un pays ISO 3166-1 : en, en-GB, zh-Hant.',
    }),
    otherLanguage: ({ code, likely }) => ({
      message: `Le code de langue « ${code} » (hreflang) est valide, mais désigne une autre langue. Faut-il lire « ${likely} » ?`,
      change: `Utiliser ${likely}, suivi d’un pays si un pays est ciblé.`,
    }),
    relative: ({ count }) => ({
      message: `${amount(count, urls)} de versions linguistiques (hreflang) ${agree(count, 'n’est pas absolue', 'ne sont pas absolues')}.`,
      change: 'Utiliser l’URL complète, avec https:// et l’hôte.',
    }),
    unreadable: ({ count }) => ({
      message: `${amount(count, versions)} (hreflang) ${agree(count, 'n’a', 'n’ont')} pas d’URL valide.`,
      change: 'Utiliser l’URL complète, avec https:// et l’hôte ; un hôte ne contient ni espaces ni signes de pourcentage.',
    }),
    alsoInBody: ({ count }) => ({
      message: `${amount(count, links)} vers des versions linguistiques (hreflang) ${agree(count, 'est dans le body, où les moteurs de recherche l’ignorent. L’ensemble du head est complet sans lui', 'sont dans le body, où les moteurs de recherche les ignorent. L’ensemble du head est complet sans eux')}.`,
      change: 'Retirer les liens du body.',
    }),
    noSelf: () => ({
      message:
        'La liste des versions linguistiques (hreflang) de cette page ne la contient pas elle-même : les moteurs de recherche peuvent ignorer la liste.',
      change: 'Ajouter une entrée hreflang pour cette page : chaque version linguistique doit se lister elle-même et toutes les autres.',
    }),
    ofCanonical: ({ url }) => ({
      message: `Les entrées hreflang sont celles de la canonical (${url}), pas de cette page. C’est correct.`,
      change: '',
    }),
    inBody: ({ count }) => ({
      message: `${amount(count, links)} vers des versions linguistiques (hreflang) ${agree(count, 'est dans le body, où les moteurs de recherche l’ignorent', 'sont dans le body, où les moteurs de recherche les ignorent')}.`,
      change: 'Déplacer les liens dans le head.',
    }),
    conflicting: ({ code, count }) => ({
      message: `Le code de langue « ${code} » (hreflang) a ${amount(count, { one: 'URL différente', other: 'URL différentes' })}.`,
      change: 'Utiliser une seule URL par code.',
    }),
    shared: ({ count, codes }) => ({
      message: `${amount(count, urls)} ${agree(count, 'est listée', 'sont listées')} pour plusieurs langues${count > 1 ? ', par exemple' : ' :'} ${and(codes)}.`,
      change: 'Ne lister chaque URL que pour la langue de son texte. Pour les visiteurs de toutes les autres langues, ajouter x-default.',
    }),
    noCatchAll: ({ language }) => ({
      message: `Pas d’entrée générale « ${language} » : la langue (${languageName(language)}) n’a que des versions par pays.`,
      change: `Ajouter une entrée avec le code « ${language} » ; elle peut utiliser l’URL d’une version par pays.`,
    }),
    methodsDiffer: () => ({
      message: 'Le head et l’en-tête Link déclarent des versions linguistiques (hreflang) différentes.',
      change: 'N’utiliser qu’une méthode.',
    }),
    canonicalElsewhere: ({ url }) => ({
      message: `La liste des versions linguistiques (hreflang) contient cette page, mais sa canonical est ${url} : les moteurs de recherche utilisent la liste de la canonical.`,
      change: 'Faire pointer la canonical de chaque version linguistique vers sa propre URL.',
    }),
  },
};
