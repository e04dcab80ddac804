/** /v1/signals and /v1/tools. */
import { Type, type Static } from 'typebox';
import { toolSchema } from './common-fields.ts';

const catalogueEntry = Type.Object({
  id: Type.String(),
  title: Type.String(),
  why: Type.String(),
  group: Type.String(),
  weight: Type.Integer(),
  gate: Type.Optional(Type.Boolean({ description: 'A page that fails it cannot be found in search; it caps the score.' })),
  scope: Type.Array(Type.String(), {
    description: 'Inputs: D rendered page, R raw HTML, H headers, F files of the site, N other URLs, B live browser.',
  }),
  tools: Type.Array(Type.String()),
  geo: Type.Optional(Type.Object({ category: Type.String(), points: Type.Number(), grade: Type.String() })),
  sources: Type.Array(Type.Object({ title: Type.String(), url: Type.String(), checked: Type.String(), mark: Type.String() })),
});
export const catalogueSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: toolSchema,
  locale: Type.String(),
  signals: Type.Array(catalogueEntry),
});
export const toolsSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: toolSchema,
  locale: Type.String(),
  groups: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
  tools: Type.Array(
    Type.Object({ id: Type.String(), group: Type.String(), name: Type.String(), help: Type.String(), signals: Type.Array(Type.String()) }),
  ),
});

export type Catalogue = Static<typeof catalogueSchema>;
export type ToolList = Static<typeof toolsSchema>;
