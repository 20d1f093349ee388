import type { FastifyReply } from 'fastify';
import { shortText } from '../../../shared/api/shapes.ts';
import { nothingHere } from './staff.http.ts';
import type { PageFiles } from './workbench-files.ts';

const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
} as const;

/** The name of a file of a built page, as a part of its address. */
export const assetName = shortText(80, { pattern: `^[\\w-]+\\.(${Object.keys(types).join('|')})$` });
/** The brand of a built page. */
export const teamName = shortText(40, { pattern: '^[a-z0-9-]+$' });

/** Sends a file of a built page. */
export async function sendAsset(reply: FastifyReply, files: PageFiles, asked: string): Promise<FastifyReply> {
  const content = await files.asset(asked).catch(nothingHere);
  const [, type] = Object.entries(types).find(([ending]) => asked.endsWith(`.${ending}`)) ?? [];
  return reply.type(type ?? nothingHere()).send(content);
}
