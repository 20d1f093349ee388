import { operations } from './operation.ts';
import { object, text, uuid } from './shapes.ts';

export const documentsApi = operations({
  /** A link to a document, valid for five minutes. */
  'POST /api/documents/:id/link': { params: object({ id: uuid }), answer: object({ url: text }) },
});
