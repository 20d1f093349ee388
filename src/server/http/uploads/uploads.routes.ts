import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, uuid } from '../../../shared/api/shapes.ts';
import { httpProblem, problem } from '../../errors/problem.ts';
import { addressKey } from '../../infra/address-key.ts';
import { busy } from '../../infra/budgets/refusal.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { ownersOf } from '../../infra/uploads/claim-uploads.service.ts';
import { attachmentHeader } from '../../infra/uploads/file-name.ts';
import {
  forgetUpload,
  linkedFile,
  ownUpload,
  takeOverUploads,
} from '../../infra/uploads/own-uploads.service.ts';
import { takeUpload } from '../../infra/uploads/take-upload.service.ts';
import { uploadLink } from '../../infra/uploads/upload-link.ts';
import { waiveBodyTime } from '../body-time.ts';
import { linkOf, type PdfLinkQuery, pdfLinkQuery } from '../pdf-link.ts';
import { serve } from '../serve.ts';
import { UploadPlaces } from './upload-places.ts';

const open = { config: { bearer: 'ignored' } } as const;

/** Files for forms: sent before the form, by customers and guests, and named in it by their ids. */
export async function uploadsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  deps.onGuestBecomesUser.push(takeOverUploads);
  // In a scope of its own, since no other route may get a stream. No page of another origin may send this type unasked.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    receiveFiles(scope, deps);
  });
  ownFiles(app, deps);
  fileContent(app, deps);
}

function receiveFiles(app: FastifyInstance, deps: AppDeps): void {
  const places = new UploadPlaces();
  serve(app, 'POST /api/uploads/:area/:form', open, async (request, reply) => {
    const { team, formLang: lang, user, params, query } = request;
    // What is not read to its end ends with its connection.
    reply.header('connection', 'close');
    const content: unknown = request.body;
    if (!(content instanceof Readable)) throw httpProblem(415);
    const form = `${params.area}/${params.form}`;
    request.answerLang = deps.definitions.form(form, lang)?.lang ?? request.lang;
    const page = deps.definitions.pages().find((one) => one.form === form);
    if (page?.signedIn && !user) throw problem(1034);
    const giveBack = places.take({ userId: user?.id, address: addressKey(request.ip) });
    if (!giveBack) throw busy('upload');
    try {
      if (!user) await app.guest(request, reply);
      const caller = await senderOf(app, request);
      const [owner] = ownersOf(caller);
      if (!owner) throw problem(1034);
      const name = fileNameOf(request);
      const length = lengthOf(request);
      // From here on the pace of the file decides, which has more time than other bodies.
      waiveBodyTime(request.raw);
      const file = { team, lang, owner, caller, form, field: query.field, name, content, length };
      const upload = await takeUpload(deps, file);
      reply.removeHeader('connection');
      return { upload };
    } finally {
      giveBack();
    }
  });
}

function ownFiles(app: FastifyInstance, deps: AppDeps): void {
  const ownersIn = async (request: FastifyRequest) => ownersOf(await senderOf(app, request));

  serve(app, 'GET /api/uploads/:id', open, async (request) => ({
    upload: await ownUpload(deps, request.params.id, await ownersIn(request)),
  }));

  serve(app, 'DELETE /api/uploads/:id', open, async (request) => {
    const { id } = request.params;
    await forgetUpload(deps, id, await ownersIn(request));
    return { id };
  });

  serve(app, 'POST /api/uploads/:id/link', open, async (request) => {
    const { id } = await ownUpload(deps, request.params.id, await ownersIn(request));
    return { url: uploadLink(deps, id) };
  });
}

/** A plain route: it answers with a file, which a browser saves and never shows. */
function fileContent(app: FastifyInstance, deps: AppDeps): void {
  const params = object({ id: uuid });
  const answer = { 200: { type: 'string', format: 'binary', description: 'application/octet-stream' } };
  app.get<{ Params: { id: string }; Querystring: PdfLinkQuery }>('/api/uploads/:id/content', {
    config: { headers: 'optional', bearer: 'ignored' },
    schema: { params, querystring: pdfLinkQuery, response: answer },
    handler: async (request, reply) => {
      const { link } = linkOf(request.query);
      const found = await linkedFile(deps, request.params.id, link);
      return reply
        .type(found.type)
        .header('content-disposition', attachmentHeader(found.name))
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .send(Buffer.from(found.content));
    },
  });
}

/** Budgets count the sender, and files belong to them. */
async function senderOf(app: FastifyInstance, request: FastifyRequest) {
  const guest = await app.knownGuest(request);
  return { address: addressKey(request.ip), guestId: guest?.id, userId: request.user?.id };
}

function lengthOf({ headers }: FastifyRequest): number | undefined {
  const announced = headers['content-length'];
  return announced === undefined ? undefined : Number(announced);
}

/** In a header, percent-encoded: logs have addresses, and a file's name says something of a person. */
function fileNameOf({ headers }: FastifyRequest): string {
  const given = headers['x-file-name'];
  if (typeof given !== 'string' || given.length > 2000) return '';
  try {
    return decodeURIComponent(given);
  } catch {
    return '';
  }
}
