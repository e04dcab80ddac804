/** /v1/signals and /v1/tools. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toolGroups } from '../../../checks/tool-groups.ts';
import { toolNames } from '../../../words/en/checks/tools.ts';
import { tools } from '../../../checks/tools.ts';
import { schemaVersion } from '../../../checks/core/report/report.ts';
import { product } from '../bodies/answer-start.ts';
import type { Catalogue, ToolList } from '../openapi/components.ts';
import { etagMatches } from './audits.ts';
import { signalsOfTool } from '../../../reports/catalogue.ts';
import { currentLocale } from '../../locale.ts';

const start = { schemaVersion, tool: product, locale: 'en' };
const catalogue: Catalogue = {
  ...start,
  signals: currentLocale().catalogue.map(({ id, title, group, weight, gate, scope, tools: shownBy, geo }) => ({
    id,
    title,
    why: currentLocale().groundsOf(id)?.why ?? '',
    group,
    weight,
    ...(gate && { gate }),
    scope: [...scope],
    tools: [...shownBy],
    ...(geo && { geo: { ...geo } }),
    sources: (currentLocale().groundsOf(id)?.sources ?? []).map((source) => ({ ...source })),
  })),
};
const toolList: ToolList = {
  ...start,
  groups: toolGroups.map(({ id }) => ({ id, title: toolNames.groups[id] })),
  tools: tools.map(({ id, group }) => ({ id, group, ...toolNames.tools[id], signals: signalsOfTool(currentLocale(), id) })),
};

/** Creates a handler for a response that never changes while the service runs. */
const constant = (value: unknown) => {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ etag, 'cache-control': 'private, max-age=3600', vary: 'Authorization' });
    return etagMatches(request.headers['if-none-match'], etag)
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(body);
  };
};
export const listSignals = constant(catalogue);
export const listTools = constant(toolList);
