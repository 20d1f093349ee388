import type { FastifyReply } from 'fastify';
import type { DocumentFile } from '../infra/pdf/document.ts';

/** The schema of such an answer. */
export const pdfAnswer = { 200: { type: 'string', format: 'binary', description: 'application/pdf' } };

/** A document that browsers show, and the file name for saving it. */
export function sendPdf(
  reply: FastifyReply,
  { bytes, fileName, lang }: Pick<DocumentFile, 'bytes' | 'fileName' | 'lang'>,
): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('content-language', lang)
    .send(Buffer.from(bytes));
}
