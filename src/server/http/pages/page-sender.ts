import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../../shared/cookie-name.ts';
import { AS_GUEST, type PostedForm } from '../../../shared/form-post.ts';
import { KEPT_HEADER, keptPage } from '../../../shared/kept-page.ts';
import { withLanguage } from '../../../shared/language.ts';
import { sessionHint } from '../../../shared/session-hint.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type Encoding, encodingOf, sendEncoded } from '../compressed-text.ts';
import { productPageHeaders } from '../security-headers.ts';
import { clientReader } from './built-client.ts';
import { commonAddress, fillOwnPlaces, hasOwnPlaces } from './own-places.ts';
import { pageAddress, unknownAddress } from './page-address.ts';
import { isNow, keyOf } from './page-key.ts';
import { pageMemory } from './page-memory.ts';
import { type PageRequest, pageMoment } from './page-start.ts';
import { type NoPage, renderPage } from './pages.service.ts';
import { typedIn } from './read-query.ts';
import { type ReadyPage, readyPage } from './ready-page.ts';
import { serviceSources } from './service-sources.ts';

/** Sends the page of the request's address. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  how: { posted?: PostedForm | undefined; status?: number },
) => Promise<FastifyReply>;

/** A page, and for one that is the same for all whether it still is what a reader would get. */
interface Found {
  page: ReadyPage | NoPage;
  isStillRight?: () => boolean;
}

/** One for all routes: it reads the built client, whose drawings are remembered with it. */
export function pageSender(app: FastifyInstance, deps: AppDeps): SendPage {
  const client = clientReader(deps.config.clientDir);
  const remembered = pageMemory<NoPage>();
  const headers = productPageHeaders(serviceSources(deps.teams[deps.config.team].services ?? []));
  const make = async (asked: PageRequest, encoding: Encoding): Promise<ReadyPage | NoPage> => {
    const built = await client().catch((cause: unknown) => {
      throw httpProblem(503, { cause }); // the client has not been built
    });
    const answer = await renderPage(app, deps, built, asked);
    if (!('html' in answer)) return answer;
    // A page that is completed for each answer is compressed afterwards.
    return readyPage(answer, hasOwnPlaces(asked.address) ? 'identity' : encoding);
  };
  const find = async (given: PageRequest, encoding: Encoding): Promise<Found> => {
    const asked = { ...given, address: commonAddress(given.address) };
    const isShared = !given.posted && !isTyped(asked);
    const moment = pageMoment(deps);
    const key = keyOf(deps, asked, encoding);
    const made = isShared ? remembered.find(key, () => make(asked, encoding)) : make(asked, encoding);
    const page = await made;
    if (!('body' in page)) return { page };
    if (hasOwnPlaces(given.address)) {
      const html = fillOwnPlaces(page.body.toString(), given.address, () => deps.random.token());
      return { page: await readyPage({ status: page.status, html }, encoding) };
    }
    if (!isShared) return { page };
    return { page, isStillRight: () => isNow(deps, moment) && remembered.current(key) === made };
  };
  return async (request, reply, { posted, status }) => {
    const asked = askedOf(deps, request, posted);
    const { redirect, search } = asked.address;
    if (redirect) return reply.redirect(redirect.to, redirect.status);
    const encoding = encodingOf(request);
    const found = await find(asked, encoding);
    const { page, isStillRight } = 'isUnknown' in found.page ? await find(asUnknown(asked), encoding) : found;
    if ('movedTo' in page) return reply.redirect(page.movedTo + search, 301);
    if (!('body' in page)) throw httpProblem(404);
    reply.headers(headers).header('etag', page.tag);
    const kept = page.status === 200 && !posted && keptAs(asked);
    if (kept) reply.header(KEPT_HEADER, kept);
    // The page differs by cookie and contains the current versions of the forms, so browsers must always ask again. What
    // comes back to its sender is kept nowhere.
    reply.header('cache-control', posted ? 'no-store' : 'no-cache');
    const isSame = request.headers['if-none-match'] === page.tag;
    if (isSame && page.status === 200 && !posted) return reply.code(304).send();
    reply.isStillRight = isStillRight;
    return sendEncoded(reply.code(status ?? page.status), page.body, encoding);
  };
}

/** Whether a browser may keep the page for a time without a network; one with a session keeps none that a guest sees otherwise. */
function keptAs({ address, mayHaveSession }: PageRequest): string | undefined {
  const path = withLanguage(address.lang, address.path);
  const kept = keptPage(path, new URLSearchParams(address.search))?.kept;
  return kept === 'own' || !mayHaveSession ? kept : undefined;
}

/** What one reader typed is shown to that reader alone, and is not worth remembering. */
function isTyped({ address }: PageRequest): boolean {
  return typedIn(address.page, address.search) !== '';
}

function asUnknown(asked: PageRequest): PageRequest {
  return { ...asked, address: unknownAddress(asked.address.lang), posted: undefined };
}

function askedOf(deps: AppDeps, request: FastifyRequest, posted: PostedForm | undefined): PageRequest {
  const cookie = (name: 'color-scheme' | 'session') =>
    request.cookies[cookieName(`fanline-${name}`, deps.config.secureCookies)];
  const address = pageAddress(request.url, deps.definitions.pages());
  const isAsGuest = posted !== undefined || new URLSearchParams(address.search).has(AS_GUEST);
  return {
    address,
    team: deps.config.team, // the client is built for one brand
    colorScheme: cookie('color-scheme') === 'light' ? 'light' : 'dark',
    // Without scripts the page cannot find out who reads, and a form that was sent is to be seen.
    mayHaveSession: !isAsGuest && cookie('session') === sessionHint.withScripts,
    posted,
  };
}
