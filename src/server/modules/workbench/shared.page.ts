import type { SharedLook } from '../../../shared/api/workbench-link.ts';
import { type Lang, langs } from '../../../shared/language.ts';
import type { StaffLang } from '../../../shared/staff-words.ts';
import { teamIds } from '../../../shared/teams.ts';
import { plainPage } from '../../http/html.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import type { Teams } from '../../infra/teams.ts';
import type { LinkFault } from './draft-link.service.ts';
import { ORDER_FLOW, type SharedForm } from './shared-draft.service.ts';
import { sharedWords } from './shared-words.ts';
import { signInStylePath } from './sign-in.page.ts';

/** What a person sees who has a link to a draft. */
export interface SharedPage {
  /** The language of what stands around the form: that of the browser. */
  reader: StaffLang;
  brands: Teams;
  team: string;
  form: string;
  lang: Lang;
  theme: 'dark' | 'light';
  forms: readonly SharedForm[];
  until: Date;
  /** For the page's script; null: faults keep the form from being shown. */
  shown: object | null;
}

const languageNames = { de: 'Deutsch', tr: 'Türkçe' } as const;
const robots = '<meta name="robots" content="noindex, nofollow">';
/** So often does the mark stand across the page. */
const MARKS = 24;

/** The frame of the workbench as a page by itself, marked as a draft. */
export function sharedPage(frame: string, page: SharedPage): string {
  const { reader, lang, theme, shown } = page;
  const words = sharedWords[reader];
  const main = shown
    ? `<main id="root" data-shown="${escapeHtml(JSON.stringify(shown))}"></main>`
    : `<main class="shared-faulty" lang="${reader}"><p>${escapeHtml(words.faulty)}</p></main>`;
  const marks = `<span data-mark="${escapeHtml(words.mark)}"></span>`.repeat(MARKS);
  // Seen at each place of the page; for the ear it is said once, in the header.
  const across = `<div class="shared-marks" lang="${reader}" aria-hidden="true">${marks}</div>`;
  const look = `lang="${lang}" data-mantine-color-scheme="${theme}"`;
  return frame
    .replace('lang="de" data-mantine-color-scheme="dark"', look)
    .replace('</title>', `</title>\n    ${robots}`)
    .replace('<main id="root"></main>', () => `${header(page)}${main}${across}`);
}

function header(page: SharedPage): string {
  const { reader, until, brands, team, form, lang, theme } = page;
  const words = sharedWords[reader];
  const moment = new Intl.DateTimeFormat(reader, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  }).format(until);
  const looks = [
    teamIds.map((id) => link(page, { team: id }, brands[id].shortName, id === team)),
    langs.map((one) => link(page, { lang: one }, languageNames[one], one === lang)),
    (['dark', 'light'] as const).map((one) => link(page, { theme: one }, words[one], one === theme)),
    [link(page, { form: ORDER_FLOW }, words.order, form === ORDER_FLOW)],
  ].map((links) => `<span>${links.join('\n')}</span>`);
  const changed = ` <small>${escapeHtml(words.changed)}</small>`;
  const forms = page.forms.map(
    ({ id, title, isChanged }) =>
      `<li><span lang="${lang}">${link(page, { form: id }, title, id === form)}</span>${isChanged ? changed : ''}</li>`,
  );
  return `<header class="shared-head" lang="${reader}">
<p><strong>${escapeHtml(words.mark)}</strong> ${escapeHtml(words.text)} ${escapeHtml(words.until(moment))}</p>
<nav aria-label="${words.look}">${looks.join('\n')}</nav>
<details><summary>${escapeHtml(words.forms(forms.length))}</summary><ul>${forms.join('\n')}</ul></details>
</header>`;
}

/** The same page with something else of it. Brands stand beside each other in the address. */
function link(
  { team, form, lang, theme }: SharedPage,
  other: SharedLook & { team?: string },
  name: string,
  isCurrent: boolean,
): string {
  const { team: brand = team, ...query } = { form, lang, theme, ...other };
  const address = `${brand}?${new URLSearchParams(query)}`;
  return `<a href="${escapeHtml(address)}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(name)}</a>`;
}

/** What a person sees whose link opens nothing. */
export function nothingSharedPage(reader: StaffLang, fault: LinkFault): string {
  const words = sharedWords[reader];
  const page = plainPage(words.nothing, signInStylePath, `<p>${escapeHtml(words.faults[fault])}</p>`, robots);
  return page.replace('<html lang="en">', `<html lang="${reader}">`);
}
