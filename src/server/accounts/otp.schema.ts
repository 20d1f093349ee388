import { integer } from '../plugins/answer-schema.ts';

/** The answer to the request for a code. */
export const otpSentProperties = { expiresInSeconds: integer, resendInSeconds: integer, digits: integer };
