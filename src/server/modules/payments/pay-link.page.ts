import type { PaymentLinkView } from '../../../shared/api/payments.ts';
import type { PaymentMethod } from '../../../shared/enums.ts';
import { paymentStatus } from '../../../shared/enums.ts';
import { type Lang, withLanguage } from '../../../shared/language.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Team } from '../../../shared/team.ts';
import { contractEnds } from '../../http/contract-ends.ts';
import { brandPage } from '../../http/error-page.page.ts';
import { pageScriptTag } from '../../http/page-script.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import type { Words } from '../../infra/mail/words.ts';

const views = {
  [paymentStatus.success]: 'paid',
  [paymentStatus.pending]: 'open',
  [paymentStatus.fail]: 'failed',
  [paymentStatus.processing]: 'checking',
  [paymentStatus.incomplete]: 'open',
} as const;

interface Shown {
  id: string;
  link: PaymentLinkView;
  words: Words;
}

/** Shows the amount and the methods, or the state of the payment. Works without a script. */
export function payLinkPage({ id, link, words }: Shown): string {
  const { lang, brand, number, amountCents, payment, isCurrent } = link;
  const say = (key: string, values?: Record<string, string>) => escapeHtml(words.text(lang, key, values));
  // The page does not ask for money while it is unknown whether the money has arrived.
  const known = payment?.isReversed ? 'reversed' : views[payment?.status ?? paymentStatus.incomplete];
  const view = isCurrent ? known : 'checking';
  const isDone = view !== 'open' && view !== 'failed';
  const refresh = view === 'checking' ? '<meta http-equiv="refresh" content="5">' : '';
  return frame(
    {
      lang,
      title: `${say('payments.link.title')} | ${escapeHtml(brand)}`,
      footer: contractEnds(words, lang),
    },
    `<p class="badge">${escapeHtml(brand)}</p>
<h1><span class="payee">${say('payments.link.title')}</span> <span class="amount">${escapeHtml(formatCents(amountCents))}</span></h1>
<dl><dt>${say('payments.link.number')}</dt><dd>${escapeHtml(number)}</dd></dl>
<p role="status">${say(`payments.link.${view}`)}</p>
${isDone ? '' : methods(id, link, say)}`,
    refresh,
  );
}

/** For a link that does not exist, has expired, or names an unknown version. */
export function deadLinkPage(lang: Lang, words: Words, team: Team): string {
  const say = (key: string) => escapeHtml(words.text(lang, key));
  return brandPage(
    { words, team, lang, title: say('payments.link.dead.title') },
    `<p>${say('payments.link.dead.text')}</p><p class="ways"><a href="${withLanguage(lang, '/')}">${say('payments.link.dead.home')}</a><button type="button" data-back hidden>${say('errorPage.back')}</button></p>`,
  );
}

function methods(id: string, link: PaymentLinkView, say: (key: string) => string): string {
  const label = (method: PaymentMethod) => say(`order.page.method.${method}`);
  const button = (method: PaymentMethod, i: number) =>
    `<form method="post" action="/c/${id}/${method}?v=${link.version}"><button class="${i === 0 ? 'pay' : 'plain'}">${label(method)}</button></form>`;
  return `<h2>${say('payments.link.choose')}</h2><div class="actions">${link.methods.map(button).join('')}</div>`;
}

interface Frame {
  lang: Lang;
  title: string;
  footer: string;
}

function frame({ lang, title, footer }: Frame, body: string, head: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">${head}
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/c/pay.css">${pageScriptTag}
</head>
<body>
<main>
${body}
</main>
${footer}
</body>
</html>`;
}
