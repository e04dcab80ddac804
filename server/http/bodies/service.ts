/** What the service says about itself. */
import { Type } from 'typebox';
import { enumSchema } from '../openapi/schema-kinds.ts';

export const versionSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  schemaVersion: Type.String(),
  node: Type.String(),
});
export const healthSchema = Type.Object({ status: enumSchema(['ok']) });
export const readySchema = Type.Object({ status: enumSchema(['ready', 'not-ready']), faults: Type.Array(Type.String()) });
