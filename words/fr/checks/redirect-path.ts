import type { redirectPath as en } from '../../en/checks/redirect-path.ts';
import { amount, number } from './grammar.ts';

const lead = (hops: number) => `${amount(hops, { one: 'redirection', other: 'redirections' })} avant cette page`;
const direct = 'Rediriger la première URL directement vers la dernière.';

export const redirectPath: typeof en = {
  title: 'Pas de redirections inutiles',
  problem: 'Redirections inutiles',
  why: 'Chaque redirection coûte du temps aux visiteurs et une requête aux robots, qui abandonnent les longues chaînes. Une redirection permanente est un signal fort sur l’URL à indexer, une redirection temporaire un signal faible.',
  heuristic: 'Le nombre de redirections à partir duquel c’est trop est notre heuristique',
  words: { status: 'Statut', redirects: 'redirections' },
  says: {
    direct: () => ({
      message: 'Pas de redirection HTTP avant cette page. Les redirections par meta refresh ou par script ne sont pas détectables.',
      change: '',
    }),
    permanent: () => ({ message: 'Une redirection permanente avant cette page.', change: '' }),
    temporary: ({ status }) => ({
      message: `Une redirection temporaire (${status}) avant cette page.`,
      change: 'Si la page a été déplacée définitivement, renvoyer 301 ou 308.',
    }),
    several: ({ hops }) => ({
      message: `${lead(hops)}.`,
      change: 'Rediriger la première URL directement vers la dernière, et faire pointer les liens vers la dernière.',
    }),
    many: ({ hops }) => ({ message: `${lead(hops)} : trop pour les visiteurs et les robots.`, change: direct }),
    stops: ({ hops, google }) => ({ message: `${lead(hops)}. Google s’arrête après ${number(google)}.`, change: direct }),
    needsCookie: ({ url }) => ({
      message: `Les redirections avant cette page ne s’arrêtent que pour les visiteurs qui gardent un cookie : ${url} redirige, puis renvoie la page.`,
      change: '',
    }),
    loop: () => ({ message: 'Les redirections forment une boucle.', change: 'Trouver les deux règles qui redirigent l’une vers l’autre.' }),
    downgrade: ({ url }) => ({ message: `Une redirection passe de https à http : ${url}`, change: 'Ne rediriger que vers https.' }),
    inward: ({ url }) => ({
      message: `Une redirection de la chaîne passe par un réseau privé, que le public ne peut pas atteindre : ${url}`,
      change: 'Ne rediriger que par des URL publiques.',
    }),
    anonymousMoves: ({ url }) => ({ message: `Sans cookies, une requête pour cette URL est redirigée vers ${url}`, change: '' }),
    sameOriginOnly: () => ({
      message: 'Les navigateurs ne comptent les redirections que dans une même origine ; il y en a peut-être eu d’autres.',
      change: '',
    }),
    redirectUnseen: () => ({ message: 'La redirection a eu lieu avant que son statut puisse être enregistré.', change: '' }),
  },
};
