import { type Lang, otherLang } from '../../../shared/language.ts';
import { formatCents } from '../../../shared/money.ts';
import { pageScriptTag } from '../../http/page-script.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import { possibleActions } from './control-actions.ts';
import { type ControlWords, controlWords } from './control-words.ts';
import { deliveryKinds } from './deliver-events.ts';
import type { ShownSession } from './sandbox-control.ts';
import type { SandboxMessage } from './sandbox-event.repository.ts';
import type { SandboxRefund } from './sandbox-refund.repository.ts';
import { sandboxWords } from './sandbox-words.ts';

interface Shown {
  lang: Lang;
  sessions: readonly ShownSession[];
  holdsAll: boolean;
}

/** All sessions of the sandbox, with the actions of a person. */
export function controlPage({ lang, sessions, holdsAll }: Shown): string {
  const words = controlWords[lang];
  const other = otherLang(lang);
  const cards = sessions.map((session) => card(session, words, lang)).join('');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>${words.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pay.css">${pageScriptTag}
</head>
<body class="control">
<main>
<p class="lang"><a href="/dev/payments?lang=${other}" hreflang="${other}" lang="${other}">${words.otherLang}</a></p>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<div class="bar"><p>${holdsAll ? words.holding : words.prompt}</p>${button(`/dev/payments/hold/${holdsAll ? 'off' : 'on'}`, holdsAll ? words.sendAll : words.holdAll, lang)}</div>
${cards || `<p class="note">${words.empty}</p>`}
</main>
</body>
</html>`;
}

function card(session: ShownSession, words: ControlWords, lang: Lang): string {
  const { id, state, disputed, purpose, method, amountCents, createdAt, messages, refundsMade } = session;
  const shown = disputed ? words.disputed : words.states[state];
  const actions = possibleActions(session).map((action) =>
    button(`/dev/payments/sessions/${id}/${action}`, words.actions[action], lang, action),
  );
  return `<article>
<h2><span>${escapeHtml(purpose)}</span> <span class="badge ${disputed ? 'disputed' : state}">${shown}</span></h2>
<p class="facts"><strong>${escapeHtml(formatCents(amountCents))}</strong> · ${sandboxWords[lang].methods[method]} · ${moment(createdAt, lang)}</p>
${actions.length > 0 ? `<div class="row">${actions.join('')}</div>` : ''}
${refunds(refundsMade, words, lang)}
<h3>${words.messages}</h3>
${messages.length > 0 ? `<ol>${messages.map((one) => message(one, words, lang)).join('')}</ol>` : `<p class="note">${words.noMessages}</p>`}
</article>`;
}

function refunds(made: readonly SandboxRefund[], words: ControlWords, lang: Lang): string {
  if (made.length === 0) return '';
  const items = made.map(({ id, amountCents, state }) => {
    const ends = (['succeeded', 'failed'] as const).map((end) =>
      button(`/dev/payments/refunds/${id}/${end}`, words.ends[end], lang),
    );
    const row = state === 'requested' ? `<div class="row">${ends.join('')}</div>` : '';
    return `<li><p>${escapeHtml(formatCents(amountCents))} · ${words.refundStates[state]}</p>${row}</li>`;
  });
  return `<h3>${words.refunds}</h3><ol>${items.join('')}</ol>`;
}

function message(one: SandboxMessage, words: ControlWords, lang: Lang): string {
  const buttons = deliveryKinds.map((kind) =>
    button(`/dev/payments/messages/${one.id}/${kind}`, words.deliveries[kind], lang),
  );
  const isWaiting = !one.held && one.deliveredAt === null;
  if (isWaiting) buttons.push(button(`/dev/payments/messages/${one.id}/hold`, words.deliveries.hold, lang));
  return `<li><p><code>${escapeHtml(one.type)}</code> <span class="note">${fate(one, words)}</span></p><div class="row">${buttons.join('')}</div></li>`;
}

function fate({ attempts, lastStatus, held, deliveredAt }: SandboxMessage, words: ControlWords): string {
  const sent = attempts > 0 ? `${attempts} ${words.times} · ${words.answered} ${lastStatus}` : words.never;
  if (deliveredAt !== null) return sent;
  return `${sent} · ${held ? words.held : words.waiting}`;
}

function button(path: string, label: string, lang: Lang, look = 'plain'): string {
  return `<form method="post" action="${path}?lang=${lang}"><button class="${look}">${label}</button></form>`;
}

function moment(at: Date, lang: Lang): string {
  const text = at.toLocaleString(lang, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  return `<time datetime="${at.toISOString()}">${text}</time>`;
}
