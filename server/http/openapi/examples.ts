/** Responses shown in the OpenAPI document, made by the service itself (tests/server/http/openapi/openapi.test.ts compares them; UPDATE_EXAMPLES=1 writes them). */
import type { Kind } from '../bodies/common-fields.ts';
import audit from '../examples/audit.json' with { type: 'json' };
import geo from '../examples/geo.json' with { type: 'json' };
import links from '../examples/links.json' with { type: 'json' };
import meta from '../examples/meta.json' with { type: 'json' };
import schema from '../examples/schema.json' with { type: 'json' };

export const examples: Record<Kind, unknown> = { audit, geo, links, meta, schema };
