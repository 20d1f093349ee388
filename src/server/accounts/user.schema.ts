import { integer, object, text, uuid } from '../plugins/answer-schema.ts';

/** The user in answers. */
export const userSchema = object({
  id: uuid,
  email: text,
  phoneNumber: text,
  salutation: text,
  firstName: text,
  lastName: text,
  street: text,
  houseNumber: text,
  postalCode: text,
  city: text,
  invitationCode: text,
});

/** What an answer says of a session; `refreshToken` only for `X-Client: api`. */
export const sessionProperties = { accessToken: text, expiresIn: integer };
export const sessionOptional = { refreshToken: text };

/** `session` beside another thing, as in the answer to an order. */
export const sessionSchema = object({ ...sessionProperties, user: userSchema }, sessionOptional);
