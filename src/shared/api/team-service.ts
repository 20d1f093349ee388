import { exactly, list, object, type Static, shortText } from './shapes.ts';

/** An address of a service: HTTPS, or the machine itself. Nothing that would end a directive of a policy. */
const address = shortText(300, {
  pattern: '^(https://[a-z0-9.-]+|http://127\\.0\\.0\\.1)(:\\d+)?(/[\\w./?=&%-]*)?$',
});

/** Who runs the service, as the dialogue names it. */
const provider = shortText(80, { minLength: 1 });

const matomo = object({ adapter: exactly('matomo'), provider, url: address, siteId: shortText(20) });

/** `hosts`: further origins that its tags load from and send to. */
const tagManager = object({
  adapter: exactly('tag-manager'),
  provider,
  script: address,
  hosts: list(address, { maxItems: 20 }),
});

const chatwoot = object({
  adapter: exactly('chatwoot'),
  provider,
  url: address,
  token: shortText(60, { pattern: '^[\\w-]+$' }),
});

/** It is told of the choice made in our dialogue. */
const consentPlatform = object({ adapter: exactly('consent-platform'), provider, url: address });

/** The shape of each service in `teams/<id>.json`. */
export const teamService = {
  matomo,
  'tag-manager': tagManager,
  chatwoot,
  'consent-platform': consentPlatform,
};

export type Matomo = Static<typeof matomo>;
export type TagManager = Static<typeof tagManager>;
export type Chatwoot = Static<typeof chatwoot>;
export type ConsentPlatform = Static<typeof consentPlatform>;
/** A service of a third party that a brand uses, once the visitor agreed. */
export type TeamService = Matomo | TagManager | Chatwoot | ConsentPlatform;
