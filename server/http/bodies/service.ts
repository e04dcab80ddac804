/** What the service says about itself, and why a request failed. */
import { Type, type Static } from 'typebox';
import { enumSchema } from '../openapi/schema-kinds.ts';
import { problems, type ProblemCode } from '../problem-codes.ts';
import type { ProblemBody } from '../problems.ts';
import { problemsPage } from '../../../words/en/server/http.ts';

export const problemSchema = Type.Object({
  type: Type.String({ format: 'uri-reference' }),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.String({ description: 'The request’s path.' }),
  code: enumSchema(Object.keys(problems) as ProblemCode[]),
  retryable: Type.Boolean({ description: problemsPage.retryable }),
  requestId: Type.String(),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        parameter: Type.Optional(Type.String()),
        pointer: Type.Optional(Type.String()),
        code: Type.String(),
        message: Type.String(),
      }),
      { description: 'All errors of the request.' },
    ),
  ),
  available: Type.Optional(Type.Array(Type.String(), { description: 'Available media types.' })),
});
// Checks at compile time that responses match their description.
({}) as ProblemBody satisfies { [K in keyof Static<typeof problemSchema>]: unknown };

export const versionSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  schemaVersion: Type.String(),
  node: Type.String(),
});
export const healthSchema = Type.Object({ status: enumSchema(['ok']) });
export const readySchema = Type.Object({ status: enumSchema(['ready', 'not-ready']), faults: Type.Array(Type.String()) });
