import type { schedule as en } from '../../../en/app/bulk/schedule.ts';
import { french } from '../../french.ts';

const { amount, and, number } = french;

export const schedule: typeof en = {
  repeat: 'Répéter…',
  title: 'Répéter cet audit',
  how: 'À quelle fréquence ?',
  choices: { day: 'Tous les jours', week: 'Toutes les semaines', hours: 'Toutes les n heures' },
  hours: 'Heures entre les exécutions',
  help: 'S’exécute tant que le navigateur est ouvert. S’il est fermé à ce moment-là, l’audit s’exécute une fois à son démarrage.',
  notice: {
    title: ({ name }) => `Audit terminé : ${name}`,
    skipped: ({ name }) => `Audit planifié ignoré : ${name}`,
    paused: 'Son exécution précédente est en pause. La reprendre ou l’annuler.',
    audited: ({ pages }) => `${amount(pages, { one: 'page', other: 'pages' })}. Pas d’exécution antérieure pour comparer.`,
    changes: ({ worse, checks, more, gone, fresh, unread }) =>
      [
        worse === 0
          ? 'Rien ne s’est dégradé.'
          : `Dégradation sur ${amount(worse, { one: 'page', other: 'pages' })} : ${and(more > 0 ? [...checks, amount(more, { one: 'autre contrôle', other: 'autres contrôles' })] : checks)}.`,
        gone > 0 && `${amount(gone, { one: 'page disparue', other: 'pages disparues' })}.`,
        fresh > 0 && `${amount(fresh, { one: 'nouvelle page', other: 'nouvelles pages' })}.`,
        unread > 0 && `${amount(unread, { one: 'page n’a pas pu être auditée', other: 'pages n’ont pas pu être auditées' })}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  noticeHelp:
    'Le navigateur peut demander l’autorisation d’afficher des notifications : elles disent après chaque exécution ce qui s’est dégradé.',
  yes: 'Planifier',
  no: 'Annuler',
  made: 'L’audit est planifié.',
  silent: 'L’audit est planifié. Le navigateur n’a pas autorisé les notifications ; les résultats sont sur cette page.',
  stopped: 'Planification retirée.',
  list: 'Audits planifiés',
  every: ({ unit, count }) =>
    unit === 'days' && count === 7
      ? 'Toutes les semaines'
      : count === 1
        ? unit === 'days'
          ? 'Tous les jours'
          : 'Toutes les heures'
        : unit === 'days'
          ? `Tous les ${number(count)} jours`
          : `Toutes les ${number(count)} heures`,
  next: ({ when }) => `prochaine : ${when}`,
  last: ({ when }) => `dernière : ${when}`,
  never: 'pas encore exécuté',
  lastRun: 'Dernière exécution',
  lastRunNamed: ({ name }) => `Dernière exécution : ${name}`,
  compare: 'Ce qui a changé',
  compareNamed: ({ name }) => `Ce qui a changé : ${name}`,
  stop: 'Ne plus répéter',
  stopNamed: ({ name }) => `Ne plus répéter ${name}`,
};
