import type { ToolNames } from '../../en/checks/tools.ts';
import { names } from './tool-names.ts';

export const toolNames: ToolNames = {
  groups: {
    'search-appearance': 'Apparence dans la recherche',
    indexing: 'Indexation et exploration',
    content: 'Contenu',
    links: 'Liens',
    'images-speed': 'Images et vitesse',
    'data-sharing': 'Données structurées et partage',
    'device-language': 'Rendu, appareil, langue',
    'ai-readiness': 'Citabilité par l’IA',
  },
  tools: names,
};
