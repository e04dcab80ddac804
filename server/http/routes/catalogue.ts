/** /v1/signals and /v1/tools. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toolGroups } from '../../../checks/tool-groups.ts';
import { tools } from '../../../checks/tools.ts';
import { schemaVersion } from '../../../checks/core/report/report.ts';
import { product } from '../bodies/common-fields.ts';
import type { Catalogue, ToolList } from '../bodies/catalogue.ts';
import { etagOf, sendVersion } from '../etag.ts';
import { signalsOfTool } from '../../../reports/catalogue.ts';
import type { FileLocale } from '../../../words/locale.ts';
import { currentLocale } from '../../locale.ts';
import { setLanguageHeaders } from '../request-language.ts';

const startOf = ({ code }: FileLocale) => ({ schemaVersion, tool: product, locale: code });
const catalogueOf = (locale: FileLocale): Catalogue => ({
  ...startOf(locale),
  signals: locale.catalogue.map(({ id, title, group, weight, gate, scope, tools: shownBy, geo }) => ({
    id,
    title,
    why: locale.groundsOf(id)?.why ?? '',
    group,
    weight,
    ...(gate && { gate }),
    scope: [...scope],
    tools: [...shownBy],
    ...(geo && { geo: { ...geo } }),
    sources: (locale.groundsOf(id)?.sources ?? []).map((source) => ({ ...source })),
  })),
});
const toolListOf = (locale: FileLocale): ToolList => ({
  ...startOf(locale),
  groups: toolGroups.map(({ id }) => ({ id, title: locale.part('server').toolGroups[id] })),
  tools: tools.map(({ id, group }) => ({ id, group, ...locale.names.tools[id], signals: signalsOfTool(locale, id) })),
});

/** Creates a handler for a response that never changes in one language while the service runs. */
function constant(valueOf: (locale: FileLocale) => unknown) {
  const made = new Map<string, { body: string; etag: string }>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = currentLocale();
    let known = made.get(locale.code);
    if (!known) {
      const body = JSON.stringify(valueOf(locale));
      known = { body, etag: etagOf(body) };
      made.set(locale.code, known);
    }
    const { body, etag } = known;
    setLanguageHeaders(reply, 'Accept-Language, Authorization').header('cache-control', 'private, max-age=3600');
    return sendVersion(request, reply, etag, 'application/json; charset=utf-8', body);
  };
}
export const listSignals = constant(catalogueOf);
export const listTools = constant(toolListOf);
