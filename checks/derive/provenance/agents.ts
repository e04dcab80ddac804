/** Schema.org types of persons and organizations that can write or publish a page. */
import { localBusinessTypes, organizationTypes } from '../../lists/agent-types.ts';

const organisations: ReadonlySet<string> = new Set([...organizationTypes, ...localBusinessTypes]);
const businesses: ReadonlySet<string> = new Set([...localBusinessTypes, 'VeterinaryCare']);

/** Organizations and businesses of any kind, those of later releases as far as their name tells. */
export const isOrganizationItemType = (type: string): boolean => organisations.has(type) || type.endsWith('Organization');

/** A place that people go to. A vet is one too, though schema.org has it elsewhere. */
export const isLocalBusinessItemType = (type: string): boolean => businesses.has(type);

export const isAgentItemType = (type: string): boolean => type === 'Person' || isOrganizationItemType(type);
