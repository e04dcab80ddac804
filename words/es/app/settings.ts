import type { settings as en } from '../../en/app/settings.ts';

export const settings: typeof en = {
  title: '¿Qué es esta página?',
  note: 'Los cambios se aplican de inmediato y se guardan en este dispositivo',
  intent: 'Los buscadores deben',
  index: 'indexarla',
  keepOut: 'excluirla',
  indexHelp: 'Todo lo que la bloquea cuenta como problema.',
  keepOutHelp: 'Bloquearla cuenta como correcto.',
  optOut: 'Bloqueo la IA a propósito',
  optOutHelp: 'Para todo el sitio: sin puntuación GEO, y bloquear rastreadores de IA cuenta como una decisión.',
};
