import type { fixes as en } from '../../en/reports/fixes.ts';
import { german } from '../german.ts';

export const fixes: typeof en = {
  title: 'Was zuerst zu beheben ist',
  none: ({ warnings }) =>
    warnings === 0
      ? 'Nichts, was Sie tun müssen.'
      : `Nichts, was Sie tun müssen: ${warnings === 1 ? 'Die Warnung' : `Die ${german.number(warnings)} Warnungen`} zu beheben würde wenig ändern.`,
  developer: 'Entwicklung',
  developerTitle: 'Erfordert eine Änderung im Code oder auf dem Server',
  noneYet: 'Bisher nichts, was Sie tun müssen.',
  follows: ({ titles }) => `Davon abhängig: ${german.and(titles)}`,
  classes: { blocks: 'Blockiert', harm: 'Kostet Besuche oder Vertrauen', gain: 'Verpasste Chance', care: 'Pflege' },
};
