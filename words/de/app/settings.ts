import type { settings as en } from '../../en/app/settings.ts';

export const settings: typeof en = {
  title: 'Was ist das für eine Seite?',
  note: 'Änderungen gelten sofort und werden auf diesem Gerät gespeichert',
  intent: 'Suchmaschinen sollen sie',
  index: 'indexieren',
  keepOut: 'ausschließen',
  indexHelp: 'Alles, was sie blockiert, gilt als Problem.',
  keepOutHelp: 'Blockieren gilt als richtig.',
  optOut: 'Ich blockiere KI absichtlich',
  optOutHelp: 'Für die ganze Website: kein GEO-Score, und das Blockieren von KI-Crawlern gilt als gewollt.',
};
