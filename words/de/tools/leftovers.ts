import type { words as en } from '../../en/tools/leftovers.ts';
import { german } from '../german.ts';
import { leftoverPlaces } from '../checks/kinds.ts';

const { amount, number } = german;
const leftoverForms = { one: 'Überbleibsel', other: 'Überbleibsel' };

export const words: typeof en = {
  none: 'Keine Überbleibsel gefunden.',
  found: ({ count }) => `${amount(count, leftoverForms)}.`,
  prominent: ({ count, prominent }) =>
    `${amount(count, leftoverForms)}, davon ${number(prominent)} in Tags für Suchergebnisse und Linkvorschauen.`,
  kinds: {
    token: { name: 'Template-Platzhalter', help: 'eine nicht ersetzte Variable wie {{title}} oder %s, oder eine Stilregel' },
    empty: { name: 'Leerer Wert', help: 'undefined, null, NaN oder [object Object] anstelle eines Werts' },
    dummy: { name: 'Blindtext', help: 'Lorem ipsum und anderer Fülltext' },
    host: { name: 'Nicht öffentlicher Host', help: 'localhost, ein privates Netz oder eine Staging-Kopie der Website' },
  },
  rows: 'Überbleibsel',
  searched: 'Durchsucht: Titel, Überschriften, Meta-Tags, Links, Bilder, strukturierte Daten und Text, außer Codebeispielen.',
  what: 'Gefunden',
  kind: 'Art',
  where: 'Wo',
  around: 'Kontext',
  places: leftoverPlaces,
};
