import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../compressed-text.ts';

/** A page as it is sent. */
export interface ReadyPage {
  status: number;
  body: Buffer;
  /** Names the content, for `ETag`. */
  tag: string;
}

export async function readyPage(
  { status, html }: { status: number; html: string },
  encoding: Encoding,
): Promise<ReadyPage> {
  const body = await compress(html, encoding, 5);
  return { status, body, tag: tagOf(body) };
}

function tagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
