/** `application/problem+json` (RFC 9457): every refusal. */
export const problemSchema = {
  type: 'object',
  description: 'application/problem+json (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'referenceCode', 'requestId'],
  additionalProperties: true,
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    referenceCode: { type: 'integer' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string' },
          keyword: { type: 'string' },
          rule: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};
