import { escapeHtml } from '../infra/escape-html.ts';
import { pageScriptTag } from './page-script.ts';

/** JSON for a `<script type="application/json">`: no value in it can end the element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** A plain page of the server itself, without a brand; its style comes from a file, because the policy allows no inline style. */
export function plainPage(title: string, stylesheet: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<link rel="icon" href="/images/common/ball.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}">${pageScriptTag}</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** The style of such pages. */
export const plainStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
[hidden] { display: none !important; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid; padding: 1rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid; padding: .35rem; text-align: left; vertical-align: top; }
`;
