import { site as english } from '../../en/reports/site.ts';
import { probeText } from '../checks/probes.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });
const clicksOf = (count: number) => amount(count, { one: 'clic', other: 'clics' });
/** Addresses of sources are the same in every language. */
const { issues } = english;

export const site: typeof english = {
  gates: {
    'http-status': 'une erreur ou une soft 404',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': 'une canonical vers une autre page',
    'canonical-target': 'une canonical vers une autre page',
    'main-content': 'l’absence de texte',
  },
  canonicals: {
    elsewhere: 'Dit aux moteurs de recherche d’indexer cette autre page à la place de celle-ci.',
    loop: 'La canonical de cette autre page renvoie ici : une boucle.',
    chain: 'La canonical de cette autre page pointe encore vers une autre.',
    noindex: 'Cette autre page est en noindex.',
    failing: 'Cette autre page renvoie une erreur.',
    redirect: 'Cette autre URL redirige vers une autre page.',
  },
  alternates: {
    'no-return': 'Cette version n’a pas de lien retour vers cette page.',
    noindex: 'Cette version est en noindex.',
    failing: 'Cette version renvoie une erreur.',
    'canonical-elsewhere': 'La canonical de cette version pointe vers une autre page.',
    'x-default-differs': 'Cette version déclare un autre x-default.',
  },
  broken: ({ why }) => probeText(why),
  noResponse: 'pas de réponse',
  alike: ({ count }) => `${pagesOf(count)} avec presque le même texte`,
  redirects: ({ url, to, hops }) => `${url} → ${to}${hops > 1 ? ` (${amount(hops, { one: 'redirection', other: 'redirections' })})` : ''}`,
  clicksAway: ({ clicks }) => `à ${clicksOf(clicks)} de l’URL de départ`,
  depth: ({ counts }) =>
    `Pages par nombre de clics depuis l’URL de départ : ${counts.map((count, clicks) => `${number(clicks)} : ${number(count ?? 0)}`).join(', ')}.`,
  reachedFrom: ({ isDirect, chains, left }) =>
    `${isDirect ? 'Aussi atteinte' : 'Atteinte'} depuis : ${chains.join(', ')}${left > 0 ? ` et ${number(left)} de plus` : ''}`,
  inlinks: ({ count, from, clicks }) =>
    [
      clicks === null ? 'Aucun lien depuis l’URL de départ' : clicks === 0 ? 'URL de départ' : `À ${clicksOf(clicks)} de l’URL de départ`,
      count === 0
        ? 'aucune autre page n’a de lien vers celle-ci'
        : `liens depuis ${pagesOf(count)}${from.length === 0 ? '' : ` : ${from.join(', ')}${count > from.length ? ` et ${number(count - from.length)} de plus` : ''}`}`,
    ].join('\u202f; '),
  linksUnprobed: ({ betweenPages }) =>
    betweenPages
      ? 'Seuls les liens vers des URL de cette exécution ont été contrôlés.'
      : 'Les liens n’ont pas été contrôlés dans cette exécution.',
  heuristic: 'heuristique',
  categories: 'Catégories GEO, moyenne',
  byImpact: 'Problèmes par impact et nombre de pages',
  worst: 'Pages qui demandent le plus de travail',
  rule: ({ source }) => `Règle : ${source}`,
  issues: {
    titles: {
      title: 'Titles en double',
      change: 'Donner à chaque page un title unique et descriptif.',
      source: { ...issues.titles.source, title: 'Google : liens de titre' },
    },
    descriptions: {
      title: 'Descriptions en double',
      change: 'Écrire une description unique pour chaque page, ou la retirer et laisser les moteurs de recherche choisir un passage.',
      source: { ...issues.descriptions.source, title: 'Google : extraits' },
    },
    headings: { title: 'Titres principaux en double', change: 'Donner à chaque page un titre principal unique.', source: null },
    nearDuplicates: {
      title: 'Pages avec presque le même texte',
      change: 'Fusionner les pages, ou déclarer l’une d’elles comme URL canonique des autres.',
      source: null,
    },
    canonicals: {
      title: 'Canonicals vers d’autres pages',
      change:
        'Faire pointer chaque canonical directement vers une page qui renvoie 200, est indexable et est sa propre URL canonique. N’indiquer une autre page que pour les doublons.',
      source: { ...issues.canonicals.source, title: 'Google : URL canoniques' },
    },
    alternates: {
      title: 'Paires hreflang défaillantes',
      change:
        'Lister toutes les versions sur chaque version (ou dans le sitemap), avec le même x-default ; chacune doit renvoyer 200 et être indexable.',
      source: { ...issues.alternates.source, title: 'Google : versions localisées' },
    },
    brokenLinks: {
      title: 'Liens cassés',
      change: 'Corriger ou retirer les liens. Celui qui est sur de nombreuses pages est généralement dans un menu ou un pied de page.',
      source: { ...issues.brokenLinks.source, title: 'Google : codes d’état HTTP' },
    },
    redirects: {
      title: 'Liens internes vers des redirections',
      change: 'Pointer directement vers l’URL finale, en commençant par les chaînes les plus longues.',
      source: null,
    },
    nofollow: {
      title: 'Pages liées uniquement en nofollow',
      change:
        'Retirer rel=nofollow des liens vers les pages qui doivent être trouvées. Pour tenir les robots à l’écart d’une page, utiliser robots.txt ou noindex.',
      source: null,
    },
    orphans: {
      title: 'Dans le sitemap, mais sans lien',
      change: 'Créer un lien vers chaque page depuis au moins une autre, ou la retirer du sitemap.',
      source: { ...issues.orphans.source, title: 'Google : liens' },
    },
    far: {
      title: 'À de nombreux clics de l’URL de départ',
      change: 'Créer des liens vers les pages importantes depuis l’URL de départ ou des pages centrales proches d’elle.',
      source: null,
    },
  },
  onPages({ fail, warn, all }) {
    const of = `sur ${number(all)}`;
    if (fail === 0) return `avertissement : ${pagesOf(warn)} ${of}`;
    return warn === 0 ? `échec : ${pagesOf(fail)} ${of}` : `échec : ${pagesOf(fail)}, avertissement : ${pagesOf(warn)}, ${of}`;
  },
  nothingAudited: 'Aucune page n’a encore été auditée.',
  verdict({ pages, blocked, failing, shared }) {
    const out =
      blocked === 0
        ? 'Aucune page n’est exclue de la recherche.'
        : blocked < pages
          ? `${amount(blocked, { one: 'page est exclue', other: 'pages sont exclues' })} de la recherche.`
          : pages === 1
            ? 'La page est exclue de la recherche.'
            : 'Toutes les pages sont exclues de la recherche.';
    const failed =
      failing > 0
        ? `${amount(failing, { one: 'contrôle en échec', other: 'contrôles en échec' })} sur au moins une page.`
        : 'Aucun contrôle en échec.';
    const texts =
      shared > 0
        ? `${amount(shared, { one: 'title, description ou titre principal figure', other: 'titles, descriptions ou titres principaux figurent' })} sur plus d’une page.`
        : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
