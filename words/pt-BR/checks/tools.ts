import type { ToolNames } from '../../en/checks/tools.ts';
import { names } from './tool-names.ts';

export const toolNames: ToolNames = {
  groups: {
    'search-appearance': 'Aparência na pesquisa',
    indexing: 'Indexação e rastreamento',
    content: 'Conteúdo',
    links: 'Links',
    'images-speed': 'Imagens e velocidade',
    'data-sharing': 'Dados estruturados e compartilhamento',
    'device-language': 'Renderização, dispositivo, idioma',
    'ai-readiness': 'Preparação para citações por IA',
  },
  tools: names,
};
