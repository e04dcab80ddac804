/** Schema.org types of persons and organizations that can write or publish a page. */
import { localBusinessTypes, organizationTypes } from '../../lists/agent-types.ts';

const organisations: ReadonlySet<string> = new Set([...organizationTypes, ...localBusinessTypes]);
const businesses: ReadonlySet<string> = new Set([...localBusinessTypes, 'VeterinaryCare']);

/** Whether a type is an organization or business; types of later releases are recognized by their name. */
export const isOrganizationType = (type: string): boolean => organisations.has(type) || type.endsWith('Organization');

/** Whether a type is a place that people visit. That includes vets, which schema.org has elsewhere. */
export const isLocalBusinessType = (type: string): boolean => businesses.has(type);

export const isAgentType = (type: string): boolean => type === 'Person' || isOrganizationType(type);
