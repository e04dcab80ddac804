import type { ToolNames } from '../../en/checks/tools.ts';
import { names } from './tool-names.ts';

export const toolNames: ToolNames = {
  groups: {
    'search-appearance': 'Aspecto en la búsqueda',
    indexing: 'Indexación y rastreo',
    content: 'Contenido',
    links: 'Enlaces',
    'images-speed': 'Imágenes y velocidad',
    'data-sharing': 'Datos estructurados y compartir',
    'device-language': 'Renderizado, dispositivo, idioma',
    'ai-readiness': 'Preparación para citas de IA',
  },
  tools: names,
};
