import { createHash } from 'node:crypto';
import type { TeamService } from '../../../shared/api/team-service.ts';
import { langs } from '../../../shared/language.ts';
import { askedPurposes, servicesFor } from '../../../shared/purposes.ts';
import type { Team } from '../../../shared/team.ts';
import type { Words } from '../mail/words.ts';

/** What the dialogue says in both languages, and the version that a choice names. */
export interface ConsentText {
  version: string;
  shown: { providers: Record<string, string[]>; words: Record<string, Record<string, string>> };
}

/** The words that a visitor decides by: another sentence is another version, and everybody is asked again. */
const decided = ['title', 'lead', 'necessary.title', 'necessary.text', 'always', 'accept', 'reject'];

/** @returns undefined where a brand uses no service, so that there is nothing to ask */
export function consentText(words: Words, { services = [] }: Team): ConsentText | undefined {
  const asked = askedPurposes(services);
  if (asked.length === 0) return undefined;
  const keys = [...decided, ...asked.flatMap((purpose) => [`${purpose}.title`, `${purpose}.text`])];
  const inLanguage = (lang: (typeof langs)[number]) =>
    Object.fromEntries(keys.map((key) => [key, words.text(lang, `consents.${key}`)]));
  const shown = {
    providers: Object.fromEntries(
      asked.map((purpose) => [purpose, providersOf(servicesFor(services, purpose))]),
    ),
    words: Object.fromEntries(langs.map((lang) => [lang, inLanguage(lang)])),
  };
  return { version: versionOf(shown), shown };
}

function providersOf(services: TeamService[]): string[] {
  return services.map(({ provider }) => provider);
}

function versionOf(shown: ConsentText['shown']): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}
