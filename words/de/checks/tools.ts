import type { ToolNames } from '../../en/checks/tools.ts';
import { names } from './tool-names.ts';

export const toolNames: ToolNames = {
  groups: {
    'search-appearance': 'Darstellung in der Suche',
    indexing: 'Indexierung und Crawling',
    content: 'Inhalt',
    links: 'Links',
    'images-speed': 'Bilder und Ladezeit',
    'data-sharing': 'Strukturierte Daten und Teilen',
    'device-language': 'Rendering, Gerät, Sprache',
    'ai-readiness': 'Zitierbarkeit durch KI',
  },
  tools: names,
};
