import type { snippetControls as en } from '../../en/checks/snippet-controls.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';
import { amount, percent } from './grammar.ts';

export const snippetControls: typeof en = {
  title: 'Los controles de snippets permiten citar',
  problem: 'Los controles de snippets limitan las citas',
  why: 'Los controles de snippets limitan lo que los buscadores pueden citar en los resultados y en las respuestas de IA. Google aplica nosnippet y max-snippet también a las Vistas creadas con IA; Bing aplica noarchive y nocache a Copilot.',
  heuristic: 'Cuándo un snippet corto o un texto oculto merece una advertencia es nuestra heurística',
  words: { ...directiveWords, characters: 'caracteres', ofMainText: 'del texto principal' },
  says: {
    open: () => ({ message: 'Los buscadores pueden citar esta página sin límites.', change: '' }),
    noindexed: () => ({ message: 'La página no se indexa, así que no se cita nada.', change: '' }),
    nothingQuoted: ({ directive }) => ({
      message: `Google no puede citar esta página: ${written(directive)}`,
      change:
        'Quitar la directiva para permitir snippets y el uso en respuestas de IA; usar data-nosnippet para excluir pasajes concretos.',
    }),
    bingQuotesNothing: ({ directive }) => ({
      message: `Bing no puede citar esta página: ${written(directive)}`,
      change: 'Quitar la directiva para permitir snippets en Bing.',
    }),
    shortSnippets: ({ characters }) => ({
      message: `Los snippets están limitados a ${amount(characters, { one: 'carácter', other: 'caracteres' })}.`,
      change: 'Usar max-snippet:-1 para no limitarlos, o quitar la directiva.',
    }),
    smallImages: ({ size }) => ({
      message: `Las vistas previas de imágenes están limitadas: max-image-preview:${size}.`,
      change: 'Usar max-image-preview:large para permitir imágenes grandes, por ejemplo en Discover.',
    }),
    noArchive: ({ directive }) => ({
      message: `Bing no usa esta página en las respuestas de Copilot: ${written(directive)}. En Google no tiene efecto.`,
      change: 'Quitar noarchive para permitir que Copilot cite la página.',
    }),
    noCache: ({ directive }) => ({
      message: `Copilot solo puede usar la URL, el título y el snippet de esta página: ${written(directive)}. En Google no tiene efecto.`,
      change: 'Quitar nocache para permitir que Copilot cite más.',
    }),
    keptFromAi: ({ directive }) => ({
      message: `${written(directive)} limita lo que Copilot puede usar. La página también indica noai, así que probablemente es intencionado.`,
      change: 'Quitarla solo si Copilot puede citar la página.',
    }),
    hiddenText: ({ share }) => ({
      message: `data-nosnippet cubre el ${percent(share)} del texto principal, que así los buscadores no pueden citar.`,
      change: 'Usar data-nosnippet solo para pasajes que no deben citarse.',
    }),
    unknown: ({ directive }) => ({
      message: `Ningún buscador conocido admite ${written(directive)}.`,
      change: 'Quitarla o usar la directiva correcta.',
    }),
    misspelt: ({ directive, meant }) => ({
      message: `Directiva desconocida: ${written(directive)}. ¿Se quería decir «${meant}»?`,
      change: `Usar ${meant}.`,
    }),
    invalid: ({ directive }) => ({
      message: `${written(directive)} tiene un valor no válido.`,
      change: 'Usar max-snippet:-1, max-video-preview:-1 o max-image-preview:large.',
    }),
    retired: ({ directive }) => ({ message: `${written(directive)} no tiene efecto en la búsqueda.`, change: '' }),
  },
};
