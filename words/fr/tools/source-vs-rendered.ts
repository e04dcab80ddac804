import type { words as en } from '../../en/tools/source-vs-rendered.ts';
import { french } from '../french.ts';

const { amount, number, percent } = french;

const inSource = (share: number) =>
  share > 0 ? `${percent(share)} du texte principal est dans le HTML source` : 'Aucune partie du texte principal n’est dans le HTML source';
const differing = (fields: number) => amount(fields, { one: 'champ diffère', other: 'champs diffèrent' });

export const words: typeof en = {
  same: ({ share }) => `${inSource(share)}, et aucun champ ne diffère.`,
  noMain: ({ fields }) =>
    fields === 0
      ? 'Aucun texte principal à comparer, et aucun champ ne diffère.'
      : `Aucun texte principal à comparer ; ${differing(fields)}.`,
  differs: ({ share, fields }) => `${inSource(share)} ; ${differing(fields)}.`,
  fields: {
    title: 'Champs',
    note: 'À gauche : le HTML source du serveur, sans JavaScript. À droite : le HTML rendu dans votre navigateur.',
    rows: 'champs',
    none: 'Il n’y a rien à comparer.',
    field: 'Champ',
    compared: 'Comparaison',
    source: 'HTML source',
    rendered: 'HTML rendu',
    same: 'identique',
    differs: 'diffère',
    absent: 'rien',
    judged: { title: 'Title', description: 'Meta description', h1: 'Titre principal', canonical: 'Canonical', robots: 'Robots' },
    hreflang: 'hreflang',
    language: 'Langue',
    headings: 'Intertitres',
    links: 'Liens',
    jsonLd: 'Blocs JSON-LD',
    openGraph: 'Balises Open Graph',
    number: ({ count }) => number(count),
  },
  missing: {
    title: 'Texte principal absent du HTML source',
    noMain: 'Aucun contenu principal trouvé sur la page.',
    none: 'Rien ne manque : tout le texte principal est dans le HTML source.',
    mark: 'Surligner le texte manquant sur la page',
    part: ({ share }) => `${percent(share)} dans le HTML source`,
    whole: 'pas dans le HTML source',
  },
  viewAs: {
    title: 'Voir comme',
    note: 'Pageloupe demande la page avec le user-agent de votre navigateur : en changer exigerait une autorisation pour tous les sites. Un site qui traite les robots différemment montre ici ce qu’il renvoie aux navigateurs. La ligne de commande peut envoyer le user-agent d’un robot.',
    agents: { desktop: 'Ordinateur', mobile: 'Mobile', googlebot: 'Googlebot', gptbot: 'GPTBot' },
    people: 'Les visiteurs reçoivent la page rendue. robots.txt et les directives robots ne s’appliquent pas à eux.',
    gets: 'Lit',
    reads: {
      googlebot: 'D’abord le HTML source, puis la page telle qu’un téléphone la rend.',
      gptbot: 'Seulement le HTML source : il n’exécute pas JavaScript.',
    },
    robotsTxt: 'Contenu et robots.txt',
    directives: 'Directives robots',
    none: 'aucune qui le restreint',
    unknown: 'n’a pas pu être contrôlé',
    openWindow: ({ width }) => `Ouvrir dans une fenêtre de ${number(width)} px`,
    copyCommand: 'Copier la commande',
  },
  diff: {
    title: 'Texte, ligne par ligne',
    note: '+ : seulement dans le HTML rendu (a besoin de JavaScript). − : seulement dans le HTML source.',
    rendered: ({ count }) => `${number(count)} seulement dans le HTML rendu`,
    source: ({ count }) => `${number(count)} seulement dans le HTML source`,
    sides: { both: 'dans les deux', rendered: 'seulement dans le HTML rendu', source: 'seulement dans le HTML source' },
    same: ({ count }) => `${amount(count, { one: 'ligne', other: 'lignes' })} dans les deux`,
    partly: ({ share }) => `(${percent(share)} dans le HTML source)`,
    more: ({ count }) => `En afficher ${number(count)} de plus`,
    copy: 'Copier les différences',
  },
};
