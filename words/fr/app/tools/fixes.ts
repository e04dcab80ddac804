import type { Field, FixId, FixPlace, OmittedReason, Omission } from '../../../../checks/fixes/fix.ts';
import type { fixes as en } from '../../../en/app/tools/fixes.ts';
import { french } from '../../french.ts';

const { amount, number } = french;

const kinds: Record<FixId, string> = {
  canonical: 'Canonical',
  'canonical-header': 'Canonical dans l’en-tête Link',
  'robots-meta': 'Balise meta robots',
  'robots-header': 'En-tête X-Robots-Tag',
  title: 'Title',
  description: 'Meta description',
  'html-lang': 'Langue de la page',
  viewport: 'Viewport',
  charset: 'Encodage des caractères',
  sharing: 'Open Graph et carte X',
  article: 'JSON-LD : Article',
  product: 'JSON-LD : Product',
  organization: 'JSON-LD : Organization',
  website: 'JSON-LD : WebSite',
  breadcrumb: 'JSON-LD : BreadcrumbList',
  faq: 'JSON-LD : FAQPage',
  service: 'JSON-LD : Service',
  'local-business': 'JSON-LD : LocalBusiness',
  hreflang: 'Ensemble hreflang',
  'alt-texts': 'Textes alternatifs',
  'lcp-image': 'Image LCP, chargée tôt',
  'robots-txt': 'Lignes de robots.txt',
  'sitemap-entry': 'Entrée de sitemap',
};

const places: Record<FixPlace, string> = {
  head: 'À coller dans le `<head>`.',
  'head-start': 'À coller juste après `<head>`, avant tout le reste.',
  'html-tag': 'À ajouter à la balise `<html …>`, en remplaçant les attributs du même nom.',
  header: 'Envoyer cet en-tête avec la page.',
  'robots.txt': 'À ajouter à la fin de robots.txt.',
  sitemap: 'À ajouter au sitemap, avant `</urlset>`.',
  images: 'Ajouter chaque `alt` à sa balise `<img>`.',
  'img-tag': 'Ajouter ces attributs à la balise `<img …>`, en remplaçant ceux du même nom.',
};

const left: Record<OmittedReason, string> = {
  image: 'Choisir une image qui montre le sujet de cette page.',
  alt: 'Vous seul savez ce que montre l’image. Utiliser `alt=""` pour les images purement décoratives.',
  self: 'À faire seulement si cette page est l’original, et non une copie de son URL canonique actuelle.',
  wording: 'Le texte vient de la page. Le relire et le modifier à votre gré.',
  'no-sentence': 'Aucune phrase de cette page ne la décrit assez bien. En écrire une ou deux.',
  price: 'La page affiche plusieurs prix ou un symbole monétaire ambigu. Saisir le prix de ce produit.',
  address: 'Saisir la rue, le code postal et la ville tels que la page les affiche.',
  'own-url': 'La canonical pointe vers une autre page. `og:url` est l’URL de cette page, pour que ce soit elle qui soit partagée.',
  'opens-search': '`noindex` tient actuellement cette page hors de la recherche. Ne coller ceci que si elle doit y être trouvée.',
  'opens-links': 'Les robots ont pour consigne de ne pas suivre les liens de cette page (`nofollow`). Avec ceci, ils les suivront.',
  'opens-snippets':
    'Citer cette page est actuellement bloqué (`nosnippet`). Avec ceci, les moteurs de recherche et de réponse peuvent la citer.',
  'opens-previews':
    'La page limite actuellement ses aperçus dans les résultats de recherche (`max-snippet`, `max-image-preview` ou `max-video-preview`). Ceci lève les limites.',
  'opens-robots': 'robots.txt bloque actuellement cette page, peut-être volontairement. Ne coller ceci que si les robots doivent la lire.',
  attribute: 'Les balises `<img>` sont montrées avec `src` et `alt` seulement. Conserver tous vos autres attributs.',
  'every-page': 'Ajouter les mêmes lignes à chaque page du groupe, pour que toutes les pages se listent mutuellement.',
  'left-out': 'Les entrées non valides ou qui ne répondent pas ont été retirées.',
  'one-url': 'Un code avait plusieurs URL. Vérifier que la bonne a été conservée.',
  'which-sitemap': 'Le site a plusieurs sitemaps. Choisir celui qui liste les pages de ce type.',
};

const fields: Record<Field['kind'], string> = {
  title: 'Title',
  description: 'Description',
  image: 'URL de l’image',
  alt: 'Description de l’image',
  price: 'Prix et devise, par exemple 49.00 EUR',
  address: 'Adresse postale',
};

const omitted: Record<Omission['why'], string> = {
  missing: 'pas visible sur la page',
  different: 'la page affiche une autre valeur',
  account: 'c’est un nom de compte, pas une personne',
  contradicts: 'contredit une autre date ou se situe dans le futur',
  unreadable: 'ce n’est pas une date valide',
  code: 'ce code n’existe pas',
};

export const fixes: typeof en = {
  kinds,
  places,
  left,
  fields,
  leftOut: ({ property, value, why, instead }) =>
    `\`${property}\` (${value}) retiré : ${omitted[why]}.${instead ? ` Vouliez-vous dire ${instead} ?` : ''}`,
  title: ({ kind }) => `Corriger : ${kind}`,
  brief: {
    passes: 'Réussit le contrôle',
    better: 'Améliore le contrôle',
    unfilled: 'Réussit une fois rempli',
    optional: 'Facultatif',
    written: 'Ne réussit pas encore le contrôle',
  },
  code: ({ kind }) => `${kind}, à coller`,
  copy: 'Copier',
  copyNamed: ({ kind }) => `Copier : ${kind}`,
  fill: 'Remplir ou modifier',
  width: ({ pixels, limit }) => `${amount(pixels, { one: 'pixel', other: 'pixels' })} sur environ ${number(limit)}`,
  cut: ({ shown }) => `Les résultats de recherche le tronqueraient : ${shown}`,
  replaces: 'À retirer',
  at: 'L’image',
  more: ({ count }) => `et ${number(count)} de plus`,
  alsoOn: 'Coller les mêmes lignes dans ces pages',
  decide: 'Avant de coller, vérifier',
  results: 'Contrôlé à nouveau avec cette correction',
  becomes: {
    pass: ({ name }) => `${name} : réussi.`,
    na: ({ name }) => `${name} : ne s’applique plus.`,
    warn: ({ name }) => `${name} : amélioré. Il reste :`,
    fail: ({ name }) => `${name} : amélioré, mais toujours en échec :`,
    unchecked: ({ name }) => `${name} : ne peut pas être contrôlé ici.`,
  },
};
