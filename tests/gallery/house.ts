import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tariff } from '../../src/shared/api/catalogue.ts';
import type { Lang } from '../../src/shared/language.ts';
import type { TeamId } from '../../src/shared/teams.ts';
import { type Server, type ServerOptions, startServer } from '../e2e/support/server.ts';
import { type FormLocators, locatorsOf } from '../support/form-locators.ts';
import { readFormNames } from '../support/form-names.ts';

/** A running brand with what is needed to stand anywhere in it. */
export interface House {
  team: TeamId;
  url: string;
  /** The demo account's token, as the browser stores it. */
  token: { accessToken: string; expiresAt: number };
  /** Of the text that visitors consent to. */
  consentVersion: string | undefined;
  /** Ids of the plans by their slug. */
  tariffIds: Record<string, string>;
  say: (lang: Lang, key: string) => string;
  /** The parts of forms by their words, also where these are dressed. */
  forms: FormLocators;
  close: () => Promise<void>;
}

const DAY_SECONDS = 86_400;
/** Nothing runs out and nothing is too often while pictures are taken; there is something to consent to. */
const patient = {
  ACCESS_TOKEN_SECONDS: String(DAY_SECONDS),
  DEFINITIONS_POLL_SECONDS: '3600',
  OTP_PER_15_MINUTES: '1000',
  OTP_PER_DAY: '10000',
  SERVICES_FILE: 'tests/support/services.json',
};

export async function openHouse(team: TeamId, options: Partial<ServerOptions> = {}): Promise<House> {
  const server =
    runningServer(team, options) ??
    (await startServer({ ...options, team, env: { ...patient, ...options.env }, patienceSeconds: 180 }));
  return furnish(team, server);
}

/** While somebody works on a screen: `GALLERY_KANARYA=http://127.0.0.1:3000` takes a server that runs already. */
function runningServer(team: TeamId, { definitionsDir = '.' }: Partial<ServerOptions>) {
  const url = process.env[`GALLERY_${team.toUpperCase()}`];
  return url === undefined ? undefined : { url, definitionsDir, dispose: async () => undefined };
}

/** The demo account logs in, the plans are looked up. */
async function furnish(
  team: TeamId,
  server: Pick<Server, 'url' | 'definitionsDir' | 'dispose'>,
): Promise<House> {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(server.url + path, {
      headers: { 'X-Team-Id': team, 'X-Language-Code': '1', 'Content-Type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} of ${team} answered ${answer.status}.`);
    return ((await answer.json()) as { payload: T }).payload;
  };
  const credentials = { username: 'demo@fanline.example', password: 'Stadion-7Tor', rememberMe: false };
  const { accessToken } = await ask<{ accessToken: string }>('/api/auth/login', credentials);
  const html = await (await fetch(server.url)).text();
  const { tariffs } = await ask<{ tariffs: Tariff[] }>('/api/tariffs');
  return {
    team,
    url: server.url,
    token: { accessToken, expiresAt: Date.now() + DAY_SECONDS * 1000 },
    consentVersion: /"consent":\{"version":"([^"]+)"/.exec(html)?.[1],
    tariffIds: Object.fromEntries(tariffs.map(({ slug, id }) => [slug, id])),
    say: (lang, key) => wordOf(server.definitionsDir, lang, key),
    forms: locatorsOf(await readFormNames(server.definitionsDir)),
    close: server.dispose,
  };
}

function wordOf(folder: string, lang: Lang, key: string): string {
  const [start = ''] = key.split('.');
  const area = ['error', 'message'].includes(start) ? 'errors' : start;
  const words: Record<string, string> = JSON.parse(
    readFileSync(join(folder, `locales/${lang}/${area}.json`), 'utf8'),
  );
  const text = words[key];
  if (text === undefined) throw new Error(`There are no words ${key}.`);
  return text;
}
