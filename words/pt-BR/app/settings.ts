import type { settings as en } from '../../en/app/settings.ts';

export const settings: typeof en = {
  title: 'O que é esta página?',
  note: 'As alterações valem de imediato e são salvas neste dispositivo',
  intent: 'Os buscadores devem',
  index: 'indexá-la',
  keepOut: 'excluí-la',
  indexHelp: 'Tudo o que a bloqueia conta como problema.',
  keepOutHelp: 'Bloqueá-la conta como correto.',
  optOut: 'Bloqueio IA de propósito',
  optOutHelp: 'Para o site inteiro: sem pontuação GEO, e bloquear rastreadores de IA conta como uma decisão.',
};
