import type { Entry } from './entry.ts';

const headers = 'api/http/headers.test.ts';
const customers = 'src/server/modules/customers';
const securityHeaders = 'src/server/http/security-headers.ts';
const onAll = [[headers, 'the security headers are on %s']] as const;

export const frontend: readonly Entry[] = [
  {
    ids: 'V3.2.1',
    answer: 'Calls answer with nosniff and a policy that allows nothing; files of strangers are not served.',
    where: [securityHeaders],
    proofs: onAll,
  },
  {
    ids: 'V3.2.2',
    answer: 'React writes text; Trusted Types forbid everything else.',
    where: [securityHeaders, 'src/client/README.md'],
    proofs: [
      ['unit/compliance/asvs-absent.test.ts', '%s is not in the code that serves people'],
      [headers, 'pages allow their own scripts and styles only, and require Trusted Types'],
    ],
  },
  {
    ids: 'V3.3.1 V3.3.3',
    answer: 'By https each cookie, those of scripts too, is Secure and has a name that begins with __Host-.',
    where: ['src/shared/cookie-name.ts', `${customers}/secret-cookie.http.ts`, 'src/client/lib/cookie.ts'],
    proofs: [
      ['api/customers/cookies.test.ts', 'each cookie is Secure and bound to the host by its name'],
      ['api/customers/cookies.test.ts', 'a refresh token in a cookie without the prefix is not read'],
      ['ui/app/cookies.test.ts', 'by https a cookie of a script is Secure and bound to the host by its name'],
    ],
  },
  {
    ids: 'V3.3.2',
    answer:
      'Session and device are Strict; the guest is Lax, because a payment leads back from another site.',
    where: [
      'src/server/modules/customers/deliver-session.http.ts',
      'src/server/modules/customers/guest-cookie.http.ts',
      'src/server/modules/customers/device-cookie.http.ts',
    ],
    proofs: [['api/customers/session.test.ts', 'the refresh token is a cookie that no script reads']],
  },
  {
    ids: 'V3.3.4',
    answer:
      'The refresh token reaches a browser in an HttpOnly cookie alone; clients without cookies ask for the body.',
    where: ['src/server/modules/customers/deliver-session.http.ts'],
    proofs: [['api/customers/session.test.ts', 'the refresh token is a cookie that no script reads']],
  },
  {
    ids: 'V3.4.1 V3.4.4 V3.4.6',
    answer: 'Each answer has HSTS (two years, subdomains), nosniff and frame-ancestors none.',
    where: [securityHeaders],
    proofs: onAll,
  },
  {
    ids: 'V3.4.2',
    answer: 'No answer allows another origin: the header is never sent.',
    where: [securityHeaders],
    proofs: [['unit/compliance/asvs-absent.test.ts', '%s is not in the code that serves people']],
  },
  {
    ids: 'V3.4.3',
    answer:
      'The policy begins with default-src none (so object-src too); base-uri is none, scripts are our own. A brand that uses services of third parties names their hosts; they load after a consent.',
    where: [securityHeaders],
    proofs: [
      [headers, 'pages allow their own scripts and styles only, and require Trusted Types'],
      [headers, 'a page names the hosts of the brand’s services, and another answer does not'],
    ],
  },
  {
    ids: 'V3.4.5',
    answer: 'strict-origin-when-cross-origin on every answer: another site learns the host alone.',
    where: [securityHeaders],
    proofs: onAll,
  },
  {
    ids: 'V3.5.1 V3.5.2',
    answer:
      'Calls need X-Team-Id, which a form of another site cannot send, and no other origin passes a preflight. Forms sent without scripts must come from our own pages, by Origin and Sec-Fetch-Site.',
    where: [
      'src/server/http/request-context.ts',
      'src/server/http/route-kind.ts',
      'src/server/http/same-origin.ts',
    ],
    proofs: [
      ['api/plain/posts.test.ts', 'from %s: refused before it is read'],
      [headers, 'the two headers: %s'],
      ['api/http/disguises.test.ts', '%s: the same demands and headers, or not found'],
    ],
  },
  {
    ids: 'V3.5.3',
    documented: 'Acts are POST, PUT, PATCH or DELETE. A link in a mail leads to a page whose button acts.',
    where: ['src/shared/api/api.ts', 'src/client/pages/undo-contact-change.page.tsx'],
  },
  {
    ids: 'V3.5.4',
    operator: 'One application has one host; the operator gives no other application the same host.',
  },
  {
    ids: 'V3.5.5',
    answer:
      'A page talks to one other window, the frame of the chat, and after a consent alone: it names the frame’s origin, and hears only that origin and that frame. A page tells its own service worker which addresses to keep; only pages of this origin reach it, and it checks the shape and the origin of each address.',
    where: [
      'src/worker/keep-now.ts',
      'src/worker/worker.ts',
      'src/client/features/consents/services/chatwoot.ts',
    ],
    proofs: [
      ['unit/compliance/asvs-absent.test.ts', '%s is not in the code that serves people'],
      ['ui/app/chat.test.ts', 'a message of %s is not heard'],
    ],
  },
  {
    ids: 'V3.7.1',
    documented: 'HTML, CSS and JavaScript of today; no plugin, no applet.',
    where: ['.decisions/003-libraries.md'],
  },
  {
    ids: 'V3.7.2',
    answer: 'Only the payment provider is another host; its address comes from its checked answer.',
    where: [
      'src/server/infra/ports/payments/check-answers.ts',
      'src/server/modules/payments/pay-link.routes.ts',
    ],
    proofs: [
      ['api/payments/bad-provider.test.ts', 'answers %s ends with 1038 and stores none of it'],
      ['api/http/page-address.test.ts', 'no spelling leads to another site'],
    ],
  },
];
