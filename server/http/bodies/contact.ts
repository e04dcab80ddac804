/** /contact. */
import { Type } from 'typebox';
import { volumes } from '../contacts.ts';
import { enumSchema } from '../openapi/schema-kinds.ts';

export const contactRequest = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254, description: 'E-mail address for our reply.' }),
    use: Type.String({ minLength: 3, maxLength: 2000, description: 'What you want to do with the API.' }),
    volume: enumSchema(volumes, { description: 'Pages per month.' }),
  },
  { additionalProperties: false },
);
export const contactSaved = Type.Object({ id: Type.String(), at: Type.String() });
