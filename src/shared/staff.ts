import type { ReleaseStatus } from './states/release.ts';

/** What a person of the staff may be; the provider of the sign-in says it. */
export const staffRoles = ['analyst', 'reviewer', 'publisher'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The steps of a change set, and of a release. */
export const releaseSteps = [
  'submit',
  'sendBack',
  'withdraw',
  'approve',
  'schedule',
  'publish',
  'rollBack',
] as const;
export type ReleaseStep = (typeof releaseSteps)[number];

/** How a change set comes to be: it is begun, its files are written, it is judged before others see it. */
const draftActions = ['begin', 'write', 'judge'] as const;

/** What is said of a change set, and what of it is settled. */
const talkActions = ['comment', 'settle'] as const;

/** A link by which a person without a sign-in sees a draft. */
const linkActions = ['share'] as const;

/** All that is done with change sets and releases. */
export const staffActions = [...draftActions, ...talkActions, ...linkActions, ...releaseSteps] as const;
export type StaffAction = (typeof staffActions)[number];

/** Who may do what. That no writer approves is a rule of the change set, not of a role. */
export const staffRights: Readonly<Record<StaffAction, readonly StaffRole[]>> = {
  begin: ['analyst'],
  write: ['analyst'],
  judge: ['analyst'],
  comment: staffRoles,
  settle: staffRoles,
  share: ['analyst'],
  submit: ['analyst'],
  sendBack: ['analyst', 'reviewer', 'publisher'],
  withdraw: ['analyst'],
  approve: ['reviewer'],
  schedule: ['publisher'],
  publish: ['publisher'],
  rollBack: ['publisher'],
};

export function mayDo(roles: readonly StaffRole[], action: StaffAction): boolean {
  return staffRights[action].some((role) => roles.includes(role));
}

/** The roles among what a provider says, which may name others. */
export function rolesAmong(said: unknown): StaffRole[] {
  const names = Array.isArray(said) ? said : [said];
  return staffRoles.filter((role) => names.includes(role));
}

/** What can be asked of a change set in a state. Times and proofs are judged when it is asked. */
export const possibleActions: Readonly<Record<ReleaseStatus, readonly ReleaseStep[]>> = {
  draft: ['submit', 'withdraw'],
  inReview: ['approve', 'sendBack', 'withdraw'],
  approved: ['publish', 'schedule', 'sendBack', 'withdraw'],
  scheduled: ['sendBack', 'withdraw'],
  published: ['rollBack'],
  superseded: [],
  rolledBack: [],
  withdrawn: [],
};
