import type { toolChoice as en } from '../../../en/app/bulk/tool-choice.ts';
import { french } from '../../french.ts';

const { amount, number } = french;

export const toolChoice: typeof en = {
  all: ({ count }) => `Les ${number(count)} outils`,
  some: 'Outils sélectionnés',
  allChecks: ({ checks }) => `Les ${number(checks)} contrôles sont tous exécutés ; chaque page reçoit donc les deux scores.`,
  noneYet: ({ checks }) => `Aucun outil sélectionné : les ${number(checks)} contrôles sont donc tous exécutés.`,
  someChecks: ({ chosen, tools, checks, all }) =>
    `${amount(chosen, { one: 'outil', other: 'outils' })} sur ${number(tools)} : ${amount(checks, { one: 'contrôle exécuté', other: 'contrôles exécutés' })} sur ${number(all)}. Le score GEO a besoin de tous les siens.`,
  share: ({ on, all }) => `${number(on)} sur ${number(all)}`,
  group: ({ group, on, all }) => `${group} : ${amount(on, { one: 'outil sélectionné', other: 'outils sélectionnés' })} sur ${number(all)}`,
};
