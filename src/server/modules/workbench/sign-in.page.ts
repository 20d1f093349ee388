import { rolesAmong } from '../../../shared/staff.ts';
import { type StaffLang, staffWords } from '../../../shared/staff-words.ts';
import { plainPage } from '../../http/html.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import { demoStaff } from './demo-staff.ts';
import type { SignInFault } from './sign-in.service.ts';

export const signInStylePath = '/workbench/sign-in/style.css';

/** Why a person did not get in. */
export type EntryFault = SignInFault | 'failed';

/** The only page of the workbench that all may see. */
export function signInPage(
  lang: StaffLang,
  { isDemo, fault }: { isDemo: boolean; fault?: EntryFault | undefined },
): string {
  const words = staffWords[lang];
  const told = fault ? `<p role="alert">${escapeHtml(words.faults[fault])}</p>` : '';
  const ways = isDemo
    ? demoWays(lang)
    : `<p><a href="/workbench/sign-in/begin">${escapeHtml(words.signIn)}</a></p>`;
  const body = `<p>${escapeHtml(words.signInText)}</p>${told}${ways}`;
  return plainPage(words.title, signInStylePath, body).replace('<html lang="en">', `<html lang="${lang}">`);
}

function demoWays(lang: StaffLang): string {
  const words = staffWords[lang];
  const one = ({ id, name, roles }: (typeof demoStaff)[number]) => {
    const what = rolesAmong(roles)
      .map((role) => words.roles[role])
      .join(', ');
    return `<form method="post" action="/workbench/sign-in"><input type="hidden" name="id" value="${escapeHtml(id)}">
<button>${escapeHtml(name)} <small>${escapeHtml(what)}</small></button></form>`;
  };
  return `<p>${escapeHtml(words.demoText)}</p>${demoStaff.map(one).join('')}`;
}

export const signInStyle = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 32rem; margin: 12vh auto; padding: 0 1.25rem; }
[role=alert] { border-inline-start: .25rem solid; padding-inline-start: .75rem; font-weight: 600; }
a, button { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: .75rem; padding: .75rem 1rem;
  border: 1px solid; border-radius: .5rem; background: transparent; color: inherit; font: inherit; font-weight: 600;
  text-align: start; text-decoration: none; cursor: pointer; }
small { display: block; font-weight: 400; }
a:focus-visible, button:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;
