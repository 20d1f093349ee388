import type { FastifyInstance, FastifyReply } from 'fastify';
import { isCall } from './route-kind.ts';

const always = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('geolocation=()'),
};

/** WebOTP (reading the code of our SMS) is the only one of these features that we use everywhere. */
function permissions(geolocation: string): string {
  return `camera=(), display-capture=(), ${geolocation}, microphone=(), midi=(), otp-credentials=(self), payment=(), usb=()`;
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types fanline',
].join('; ');

/** Of a page that connects to nothing and sends no form. */
const previewPolicy = pagePolicy
  .replace(/(connect|manifest|worker)-src 'self'/g, "$1-src 'none'")
  .replace("form-action 'self'", "form-action 'none'");

/** Every answer, also an error, has the headers; they contain the strictest policy unless `allowPage` was called. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    if (isCall(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** For answers outside the hooks: Fastify's own refusals before it finds a route. */
export function securityHeaders(): Record<string, string> {
  return { ...always };
}

/** The same for a page of ours. */
export function pageHeaders(): Record<string, string> {
  return { ...always, 'content-security-policy': pagePolicy };
}

/**
 * Allows an HTML page of ours: own scripts, styles and images, nothing inline.
 * @param formTarget another origin that a form of the page may lead to, such as a payment provider's
 */
export function allowPage(reply: FastifyReply, formTarget: string | null = null): FastifyReply {
  const target = formTarget ? ` ${formTarget}` : '';
  const policy = pagePolicy.replace("form-action 'self'", `form-action 'self'${target}`);
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
}

/** Lets a page of ours show another one in a frame. */
export function allowFrames(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', `${pagePolicy}; frame-src 'self'`);
}

/**
 * Allows a page of ours that stands in the frame of another one: as strict as every page, and it connects to nothing and
 * sends no form. Its origin is ours, so that it gets its files with the session of who looks at it.
 */
export function allowInFrame(reply: FastifyReply): FastifyReply {
  const policy = previewPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
}

/** The same page by itself, for a person who has a link to it. */
export function allowPreview(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', previewPolicy).type('text/html; charset=utf-8');
}

/** Origins by directive. */
export type Sources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]>>;

/**
 * The headers of a page of the product, made once: our own scripts, the position where a person asks for it (the page that
 * is opened first decides for all that are shown without loading another), and the hosts of the brand's services, which the
 * page loads after a consent. Their scripts are checked by the policy `default` of Trusted Types, which lets through
 * addresses of these hosts alone.
 */
export function productPageHeaders(sources: Sources): Record<string, string> {
  const given = pagePolicy.split('; ');
  const named = given.map((part) => withOrigins(part, sources[directiveOf(part) as keyof Sources])); // or none of these
  const known = new Set(given.map(directiveOf));
  const added = Object.entries(sources).flatMap(([directive, origins]) =>
    known.has(directive) ? [] : [withOrigins(directive, origins)],
  );
  const isScripted = sources['script-src'] !== undefined;
  const policy = [...named, ...added].map((part) =>
    isScripted && directiveOf(part) === 'trusted-types' ? `${part} default` : part,
  );
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': permissions('geolocation=(self)'),
    'content-type': 'text/html; charset=utf-8',
  };
}

function directiveOf(part: string): string {
  return part.split(' ')[0] ?? '';
}

function withOrigins(part: string, origins: string[] = []): string {
  return [part, ...origins].join(' ');
}
