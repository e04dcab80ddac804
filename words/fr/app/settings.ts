import type { settings as en } from '../../en/app/settings.ts';

export const settings: typeof en = {
  title: 'Qu’est-ce que cette page ?',
  note: 'Les changements s’appliquent aussitôt et sont enregistrés sur cet appareil',
  intent: 'Les moteurs de recherche doivent',
  index: 'l’indexer',
  keepOut: 'l’exclure',
  indexHelp: 'Tout ce qui la bloque compte comme un problème.',
  keepOutHelp: 'La bloquer est considéré comme correct.',
  optOut: 'Je bloque l’IA volontairement',
  optOutHelp: 'Pour tout le site : pas de score GEO, et bloquer les robots d’IA compte comme un choix.',
};
