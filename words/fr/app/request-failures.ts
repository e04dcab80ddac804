import type { requestFailures as en } from '../../en/app/request-failures.ts';

export const requestFailures: typeof en = {
  'no-answer': () => 'Le processus en arrière-plan de Pageloupe ne répond pas. Réessayer ; si cela se répète, redémarrer le navigateur.',
  'no-room': () => 'Il n’y a plus d’espace sur cet appareil. Supprimer les audits par lot devenus inutiles, ou libérer de l’espace disque.',
  'no-run': () => 'Cet audit par lot n’existe plus.',
  'too-many-schedules': () => 'Il y a déjà 20 audits planifiés. En retirer d’abord un.',
  'page-left': () => 'La page a changé ou a été rechargée. Auditer la page ouverte maintenant.',
  'not-audited': () => 'La page n’a pas encore été auditée. Attendre la fin de l’audit, ou le relancer.',
  thrown: ({ error }) => error,
};
