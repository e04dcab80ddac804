import type { fixes as en } from '../../en/reports/fixes.ts';
import { german } from '../german.ts';

export const fixes: typeof en = {
  title: 'Was zuerst zu beheben ist',
  none: ({ warnings }) =>
    warnings === 0
      ? 'Derzeit nichts zu tun.'
      : `Derzeit nichts zu tun: ${warnings === 1 ? 'Die Warnung hat' : `Die ${german.number(warnings)} Warnungen haben`} kaum Auswirkungen.`,
  who: {
    developer: { name: 'Entwicklung', where: 'Erfordert eine Änderung im Code oder auf dem Server' },
    editor: { name: 'CMS', where: 'Lässt sich in den meisten Content-Management-Systemen ändern' },
  },
  noneYet: 'Bisher nichts zu tun.',
  follows: ({ titles }) => `Davon abhängig: ${german.and(titles)}`,
  classes: { blocks: 'Blockiert', harm: 'Kostet Besuche oder Vertrauen', gain: 'Verpasste Chance', care: 'Pflege' },
};
