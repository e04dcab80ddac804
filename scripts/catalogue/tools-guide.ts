/** Writes docs/use/tools.md: what each tool answers and which checks it shows. `npm run catalogue`; a test fails while it is out of date. */
import { signalCatalogue } from '../../checks/core/catalogue.ts';
import { checks as en } from '../../words/en/checks/index.ts';
import { toolNames } from '../../words/en/checks/tools.ts';
import { signals } from '../../checks/signals/index.ts';
import { toolGroups } from '../../checks/tool-groups.ts';
import { tools, type ToolId } from '../../checks/tools.ts';
import { toolCardFolder } from './tool-cards.ts';

export type Scheme = 'light' | 'dark';
/** Width of the screenshots in CSS pixels, the same as the popup's. */
export const pictureWidth = 640;
/** Path from the project's root. */
export const toolsGuidePicture = (id: ToolId, scheme: Scheme): string => `${toolCardFolder(id)}/${scheme}.webp`;

/** The guide as Markdown. */
export function toolsGuide(): string {
  const beside = (id: ToolId, scheme: Scheme) => `../../${toolsGuidePicture(id, scheme)}`;
  const checks = signalCatalogue(signals, en);
  const lines = [
    `# The ${tools.length} tools`,
    '',
    'Each tool answers one question about the page that is open. Find them in the popup or the side panel by name, by what they answer, or by a word of the field.',
    'Made by `npm run catalogue`; do not edit. The pictures are of the demo site that `npm start` opens, taken by `npm run guide`.',
    ...toolGroups.flatMap(({ id: group }) => [
      '',
      `## ${toolNames.groups[group]}`,
      ...tools
        .filter((tool) => tool.group === group)
        .flatMap(({ id }) => {
          const { name, help } = toolNames.tools[id];
          const checksOfTool = checks.filter((entry) => (entry.tools as readonly string[]).includes(id));
          return [
            '',
            `### ${name}`,
            '',
            help,
            ...(checksOfTool.length > 0
              ? [
                  '',
                  `Checks: ${checksOfTool.map((entry) => `[${entry.title}](../judging/signals.md#${checks.indexOf(entry) + 1}-${entry.id})`).join(', ')}.`,
                ]
              : []),
            '',
            `<picture><source media="(prefers-color-scheme: dark)" srcset="${beside(id, 'dark')}"><img src="${beside(id, 'light')}" width="${pictureWidth}" alt="${name}: ${help}"></picture>`,
          ];
        }),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
