import { api } from './http.ts';

/** Opens a paper by a link for five minutes: a browser's own request carries no token. */
export async function openPaper(documentId: string): Promise<void> {
  const path = `/api/documents/${encodeURIComponent(documentId)}/link`;
  const { url } = await api<{ url: string }>(path, { method: 'POST' });
  window.location.assign(url);
}
