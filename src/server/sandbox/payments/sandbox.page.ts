import { formatCents } from '../../../shared/money.ts';
import { pageScriptTag } from '../../http/page-script.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import type { SandboxAction } from './sandbox-outcomes.ts';
import type { SandboxSession } from './sandbox-session.ts';
import { type SandboxWords, sandboxWords } from './sandbox-words.ts';

/** The provider's page for one session: purpose, payee, amount, and buttons for the result. */
export function sandboxPage(session: SandboxSession): string {
  const words = sandboxWords[session.lang];
  const amount = escapeHtml(formatCents(session.amountCents));
  return `<!doctype html>
<html lang="${session.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} – ${escapeHtml(session.payee)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pay.css">${pageScriptTag}
</head>
<body>
<main>
<p class="badge">${words.badge}</p>
<h1><span class="payee">${escapeHtml(session.payee)}</span> <span class="amount">${amount}</span></h1>
<dl>
<dt>${words.purpose}</dt><dd>${escapeHtml(session.purpose)}</dd>
<dt>${words.method}</dt><dd>${words.methods[session.method]}</dd>
</dl>
<p>${session.state === 'action' ? words.confirm : words.lead}</p>
${buttons(session, words)}
</main>
</body>
</html>`;
}

const choices: Record<'open' | 'action', readonly SandboxAction[]> = {
  open: ['pay', 'payOnly', 'action', 'process', 'processFail', 'fail', 'cancel'],
  action: ['pay', 'fail'],
};

function buttons({ id, state, keepsMethod }: SandboxSession, words: SandboxWords): string {
  const button = (action: SandboxAction) =>
    `<form method="post" action="/sandbox/pay/${id}/${action}"><button class="${action}" name="action" value="${action}">${words.actions[action]}</button></form>`;
  const shown = choices[state === 'action' ? 'action' : 'open'].filter(
    (action) => keepsMethod || action !== 'payOnly',
  );
  return `<div class="actions">${shown.map(button).join('')}</div>`;
}
