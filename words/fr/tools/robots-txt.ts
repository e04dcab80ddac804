import type { words as en } from '../../en/tools/robots-txt.ts';
import { robotsTxtMistakes } from '../checks/kinds.ts';
import { reasonText } from '../checks/reasons.ts';
import { french } from '../french.ts';

const { amount, number, bytes } = french;
const linesOf = (count: number) => amount(count, { one: 'ligne', other: 'lignes' });

export const words: typeof en = {
  canPaste: 'Vous pouvez tout de même coller des règles ci-dessous et les tester.',
  test: {
    title: 'Tester un chemin et un robot',
    path: 'Chemin ou URL',
    crawler: 'Robot',
    unread: 'Pas de verdict : robots.txt n’a pas été lu.',
    whatIf: 'Aperçu : testé avec votre brouillon, pas avec le fichier du site',
    others: 'Le même chemin pour d’autres robots',
    anyOther: 'tout autre robot (*)',
    allowed: ({ crawler }) => `${crawler} : autorisé`,
    blocked: ({ crawler }) => `${crawler} : bloqué`,
    verdict: {
      allowed: ({ crawler, why }) => `Autorisé pour ${crawler} : ${why}`,
      blocked: ({ crawler, why }) => `Bloqué pour ${crawler} : ${why}`,
      line: ({ line }) => `la ligne ${number(line)} décide.`,
      lineOf: ({ line, group }) => `la ligne ${number(line)} du groupe pour ${group} décide.`,
      noRule: ({ group }) => `aucune règle du groupe pour ${group} ne correspond à ce chemin.`,
      noRules: 'il n’y a pas de règles.',
      noGroup: 'aucun groupe ne s’applique à lui.',
    },
  },
  file: {
    title: 'Le fichier',
    draft: 'Votre brouillon',
    edit: 'Modifier et tester',
    edited: 'Terminer',
    back: 'Réinitialiser',
    save: 'Enregistrer',
    rules: 'Règles à tester (ici seulement, rien n’est envoyé)',
    silent: 'Pas de réponse. Google cesse alors d’explorer tout le site pendant quelque temps.',
    silentFor: ({ why }) => `Pas de réponse. ${reasonText(why)} Google cesse alors d’explorer tout le site pendant quelque temps.`,
    failing: ({ status }) => `Statut ${status}. Google considère alors tout le site comme bloqué dans un premier temps.`,
    none: ({ status }) => `Statut ${status} : pas de fichier ; rien n’est donc bloqué.`,
    read: ({ status, size, lines, groups }) =>
      `Statut ${status} : ${bytes(size)}, ${linesOf(lines)}, ${amount(groups, { one: 'groupe de robots', other: 'groupes de robots' })}.`,
    redirected: ({ count }) => `Après ${amount(count, { one: 'redirection', other: 'redirections' })}.`,
    truncated: 'Le fichier dépasse les 500 Kio que lisent les robots ; le reste est ignoré.',
    unknown: 'Aucun fichier à afficher.',
    noFile: 'Pas de fichier ; il n’y a donc pas de lignes à afficher.',
    empty: 'Le fichier est vide : rien n’est bloqué.',
    unread: 'Le fichier n’a pas été lu ; il n’y a donc pas de lignes à afficher.',
    lines: 'Lignes de robots.txt',
    decides: 'décide',
    shown: ({ shown, total }) => `${amount(shown, { one: 'ligne affichée', other: 'lignes affichées' })} sur ${number(total)}.`,
    showAll: 'Tout afficher',
  },
  issues: {
    title: 'Lignes avec des erreurs',
    rows: 'lignes avec des erreurs',
    none: 'Aucune : les robots comprennent chaque ligne.',
    line: 'Ligne',
    text: 'Texte',
    wrong: 'Problème',
    kinds: robotsTxtMistakes,
  },
  sitemaps: {
    title: 'Sitemaps listés ici',
    unread: 'Inconnu : le fichier n’a pas été lu.',
    none: 'Le fichier ne liste aucun sitemap. Ce n’est pas un problème : un sitemap peut aussi être envoyé à chaque moteur de recherche.',
    line: ({ line }) => `Ligne ${number(line)} :`,
    more: ({ count }) => `${amount(count, { one: 'autre est listé', other: 'autres sont listés' })}.`,
  },
};
