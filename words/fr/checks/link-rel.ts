import type { linkRel as en } from '../../en/checks/link-rel.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';
import { amount, agree, number, partReadText } from './grammar.ts';

const internal = { one: 'lien interne', other: 'liens internes' };

export const linkRel: typeof en = {
  title: 'Les attributs rel des liens sont corrects',
  problem: 'Attributs rel des liens absents ou incorrects',
  why: 'rel indique aux moteurs de recherche quels liens sont payés ou générés par les utilisateurs. Les liens ordinaires n’ont pas besoin de rel, et nofollow sur des liens internes ne fait que gêner l’exploration.',
  heuristic: 'Notre liste d’adresses d’affiliation et de publicité',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message:
        'Les liens ont le bon rel : aucun lien interne n’est en nofollow, et les liens payés ou générés par les utilisateurs que nous reconnaissons sont marqués.',
      change: '',
    }),
    fittingBut: ({ count }) => ({
      message: `Les liens ont le bon rel : les liens payés ou générés par les utilisateurs que nous reconnaissons sont marqués, et ${amount(count, internal)} ${agree(count, 'est', 'sont')} en nofollow là où c’est approprié (connexion, panier, filtres, fichiers, publicités ou liens générés par les utilisateurs).`,
      change: '',
    }),
    capped: (args) => partReadText('liens', args),
    noLinks: () => ({ message: 'La page n’a pas de liens vers d’autres pages.', change: '' }),
    pageNofollow: ({ directives }) => ({
      message: `Les moteurs de recherche ont l’instruction de ne suivre aucun lien de cette page : ${written(directives)}.`,
      change: 'Retirer nofollow des directives robots, et marquer individuellement les liens qui le nécessitent.',
    }),
    internalNofollow: ({ count, total }) => ({
      message: `${amount(count, internal)} sur ${number(total)} ${agree(count, 'est', 'sont')} en nofollow.`,
      change: 'Retirer nofollow ; utiliser robots.txt pour tenir les robots à l’écart de vos propres pages.',
    }),
    paidUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'lien', other: 'liens' })} vers des hôtes connus d’affiliation ou de publicité ${agree(count, 'n’est pas marqué comme payé', 'ne sont pas marqués comme payés')}.`,
      change: 'Ajouter rel="sponsored" (ou nofollow) aux liens payés.',
    }),
    commentsUnmarked: ({ count }) => ({
      message: `${amount(count, { one: 'lien externe', other: 'liens externes' })} dans les commentaires ${agree(count, 'n’est pas marqué comme généré', 'ne sont pas marqués comme générés')} par les utilisateurs.`,
      change: 'Faire ajouter rel="ugc" (ou nofollow) par le système de commentaires.',
    }),
  },
};
