import { call } from './call.ts';

/** Opens a document by a link that is valid for five minutes: a browser's own request has no token. */
export async function openDocument(documentId: string): Promise<void> {
  const { url } = await call('POST /api/documents/:id/link', { params: { id: documentId } });
  window.location.assign(url);
}
