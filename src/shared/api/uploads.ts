import { operations } from './operation.ts';
import { anything, boolean, integer, object, type Static, shortText, text, uuid } from './shapes.ts';

const byId = object({ id: uuid });

/** A file that was sent for a form. */
const uploadView = object({
  id: uuid,
  name: text,
  type: text,
  bytes: integer,
  /** Whether it was searched for malicious software. */
  isScanned: boolean,
});
export type UploadView = Static<typeof uploadView>;

export const uploadsApi = operations({
  /** The body is the file itself, as application/octet-stream; its name stands in the header `X-File-Name`, encoded. */
  'POST /api/uploads/:area/:form': {
    params: object({ area: shortText(50), form: shortText(50) }),
    query: object({ field: shortText(200, { pattern: '^/' }) }),
    body: anything,
    answer: object({ upload: uploadView }),
    status: 201,
  },
  'GET /api/uploads/:id': { params: byId, answer: object({ upload: uploadView }) },
  /** A file that no record has taken. */
  'DELETE /api/uploads/:id': { params: byId, answer: byId },
  /** A link to the file, valid for five minutes. */
  'POST /api/uploads/:id/link': { params: byId, answer: object({ url: text }) },
});
