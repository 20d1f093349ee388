import { nextOtp, type OtpEvent, type OtpState } from '../../support/states/otp.ts';
import { nextSession, type SessionEvent, type SessionState } from '../../support/states/session.ts';
import { machine } from './machine.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-16T12:10:00Z');
const before = new Date('2026-11-16T11:59:00Z');

const otps: Record<'none' | 'open' | 'last try' | 'no tries' | 'run out' | 'used', OtpState> = {
  none: { status: 'none' },
  open: { status: 'open', triesLeft: 2, until: later },
  'last try': { status: 'open', triesLeft: 1, until: later },
  'no tries': { status: 'open', triesLeft: 0, until: later },
  'run out': { status: 'open', triesLeft: 0, until: before },
  used: { status: 'used' },
};
function otpName(state: OtpState): keyof typeof otps {
  if (state.status !== 'open') return state.status;
  if (state.until <= now) return 'run out';
  return (['no tries', 'last try'] as const)[state.triesLeft] ?? 'open';
}
export const otp = machine<keyof typeof otps, OtpEvent['type']>(
  'code',
  'none',
  {
    none: { sent: 'open', right: 'none', wrong: 'none' },
    open: { sent: 'open', right: 'used', wrong: 'last try' },
    'last try': { sent: 'last try', right: 'used', wrong: 'no tries' },
    'no tries': { sent: 'no tries', right: 'no tries', wrong: 'no tries' },
    'run out': { sent: 'open', right: 'run out', wrong: 'run out' },
    used: { sent: 'open', right: 'used', wrong: 'used' },
  },
  (state, type) => otpName(nextOtp(otps[state], { type }, now, { tries: 2, expiresSeconds: 300 })),
);

const sessions: Record<'new' | 'exchanged' | 'exchanged long ago' | 'run out' | 'ended', SessionState> = {
  new: { status: 'open', until: later, exchangedAt: null },
  exchanged: { status: 'open', until: later, exchangedAt: now },
  'exchanged long ago': { status: 'open', until: later, exchangedAt: before },
  'run out': { status: 'open', until: before, exchangedAt: null },
  ended: { status: 'ended' },
};
function sessionName(state: SessionState): keyof typeof sessions {
  if (state.status === 'ended') return 'ended';
  if (state.until <= now) return 'run out';
  if (!state.exchangedAt) return 'new';
  return state.exchangedAt === before ? 'exchanged long ago' : 'exchanged';
}
export const session = machine<keyof typeof sessions, SessionEvent['type']>(
  'session',
  'new',
  {
    new: { newest: 'exchanged', predecessor: 'ended', older: 'ended', logout: 'ended' },
    exchanged: { newest: 'exchanged', predecessor: 'exchanged', older: 'ended', logout: 'ended' },
    'exchanged long ago': { newest: 'exchanged', predecessor: 'ended', older: 'ended', logout: 'ended' },
    'run out': { newest: 'run out', predecessor: 'run out', older: 'run out', logout: 'run out' },
    ended: { newest: 'ended', predecessor: 'ended', older: 'ended', logout: 'ended' },
  },
  (state, type) =>
    sessionName(nextSession(sessions[state], { type }, now, { lifeSeconds: 600, graceSeconds: 10 })),
);
