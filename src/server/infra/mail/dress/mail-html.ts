import type { Lang } from '../../../../shared/language.ts';
import type { Team } from '../../../../shared/team.ts';
import { escapeHtml } from '../../escape-html.ts';
import { blocksIn, type MailBlock } from './mail-blocks.ts';
import { darkStyle } from './mail-dark.ts';
import { lookOf, type MailLook } from './mail-look.ts';

export interface MailContent {
  team: Team;
  lang: Lang;
  subject: string;
  text: string;
  /** The last lines, as {@link mailFoot} gives them. */
  foot: readonly string[];
  /** What a link is called. */
  nameOf: (address: string) => string;
  /** Whether an address may be the main action: to cancel what the mail confirms is not. */
  canLead: (address: string) => boolean;
  /** Where the picture of the band is; `cid:` in a mail. */
  band: string;
}

const ADDRESS = /https?:\/\/[^\s]+?(?=[.,;:!?)]*(?:\s|$))/g;
const width = 600;

/**
 * A mail as HTML, in the words of its text part: a table for mail programs that know nothing else, with inline styles.
 * Nothing in it is loaded from anywhere.
 */
export function mailHtml(content: MailContent): string {
  const { team, lang, subject, text, band } = content;
  const look = lookOf(team);
  const body = blocksIn(text).map((block, at, all) =>
    row(blockHtml(block, isMain(at, all, content), content, look)),
  );
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${darkStyle(team)}</style></head>
<body class="page" style="margin:0;background:${team.themes.light.ground}">
<div role="main"><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${team.themes.light.ground}"><tr><td align="center" style="padding:16px 8px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px">
<tr><td style="line-height:0"><img src="${escapeHtml(band)}" width="${width}" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td class="card" style="padding:20px 28px 10px;${look.card}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${row(`<div class="name" style="${look.name}">${escapeHtml(team.name)}</div>`)}
${row(`<h1 class="title" lang="${lang}" style="${look.title}">${escapeHtml(subject)}</h1>`)}
${body.join('\n')}
</table></td></tr>
<tr><td class="foot" style="padding:16px 28px 0;${look.foot}">${content.foot.map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table></div></body></html>`;
}

const row = (html: string) => `<tr><td style="padding:0 0 18px">${html}</td></tr>`;

/** The first address that may lead is a button: a mail has one main action at most. */
function isMain(at: number, all: readonly MailBlock[], { canLead }: MailContent): boolean {
  return all.findIndex((block) => block.kind === 'link' && canLead(block.address)) === at;
}

function blockHtml(block: MailBlock, main: boolean, { nameOf }: MailContent, look: MailLook): string {
  const linked = (text: string) => linkedHtml(text, nameOf, look);
  if (block.kind === 'text')
    return `<p class="text" style="${look.text}">${linesHtml(block.lines, linked)}</p>`;
  if (block.kind === 'list') {
    const items = block.items.map((item) => `<li style="margin:0 0 6px">${linked(item)}</li>`);
    return `<ul class="text" style="${look.text}padding-left:22px">${items.join('')}</ul>`;
  }
  if (block.kind === 'facts') return factsHtml(block.rows, look);
  const { address } = block;
  if (!main) return `<p class="text" style="${look.text}">${linkHtml(address, nameOf, look)}</p>`;
  return `<a class="button" href="${escapeHtml(address)}" style="${look.button}">${escapeHtml(nameOf(address))}</a>`;
}

const linesHtml = (lines: readonly string[], linked: (text: string) => string) =>
  lines.map(linked).join('<br>');

function linkHtml(address: string, nameOf: MailContent['nameOf'], look: MailLook): string {
  return `<a class="link" href="${escapeHtml(address)}" style="${look.link}">${escapeHtml(nameOf(address))}</a>`;
}

function linkedHtml(text: string, nameOf: MailContent['nameOf'], look: MailLook): string {
  let html = '';
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    html += escapeHtml(text.slice(from, index)) + linkHtml(address, nameOf, look);
    from = index + address.length;
  }
  return html + escapeHtml(text.slice(from));
}

/** The facts of a mail on the brand's ticket. */
function factsHtml(rows: readonly (readonly [string, string])[], { ticket, label, value }: MailLook): string {
  const lines = rows.map(
    ([name, said]) =>
      `<tr><th class="label" scope="row" align="left" style="${label}">${escapeHtml(name)}:</th><td class="value" style="${value}">${escapeHtml(said)}</td></tr>`,
  );
  return `<div class="ticket" style="padding:12px 6px;${ticket}"><table width="100%" cellpadding="0" cellspacing="0">${lines.join('')}</table></div>`;
}
