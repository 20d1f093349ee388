import type { FastifyServerOptions } from 'fastify';
import type { Definitions } from '../definitions/definitions.ts';
import type { Clock } from '../shared/clock.ts';
import type { GuestMove } from './accounts/guest-moves.ts';
import type { Config } from './config.ts';
import type { ShiftedClock } from './sandbox/clock/clock-shift.repository.ts';
import type { Database } from './db/queryable.ts';

import type { PageData } from './page-data.ts';
import type { Ports } from './infra/ports/ports.ts';
import type { Random } from './infra/random.ts';
import type { Teams } from './infra/teams.ts';
import type { Words } from './infra/mail/words.ts';

/** Everything an app is made from; a test gives its own. */
export interface AppInput {
  config: Config;
  db: Database;
  definitions: Definitions;
  clock: Clock;
  /** Where the time can be moved: in a demonstration. */
  shiftedClock?: ShiftedClock;
  random: Random;
  ports: Ports;
  teams: Teams;
  words: Words;
  log: FastifyServerOptions['logger'];
}

/** What features get: the input and the registries that they fill while they register. */
export interface AppDeps extends AppInput {
  /** Run in the transaction in which a guest logs in or registers. */
  onGuestBecomesUser: GuestMove[];
  /** First data of public pages, by route. */
  pageData: PageData;
}
