import type { ReleaseStep, StaffRole } from './staff.ts';
import type { ReleaseStatus } from './states/release.ts';

/** What the workbench says, in one language. */
export interface StaffWords {
  title: string;
  otherLang: string;
  signIn: string;
  signInText: string;
  demoText: string;
  signOut: string;
  signedInAs: string;
  faults: Record<'noName' | 'noId' | 'reserved' | 'noRole' | 'taken' | 'failed', string>;
  roles: Record<StaffRole, string>;
  statuses: Record<ReleaseStatus, string>;
  actions: Record<ReleaseStep, string>;
  changeSets: string;
  changeSet: string;
  release: string;
  noneYet: string;
  by: string;
  read: string;
  before: string;
  after: string;
  noFile: string;
  line: string;
  proof: string;
  effect: string;
  /** A person who approves has looked at it. */
  hasSeenEffect: string;
  /** Of the number of a release; its reason follows. */
  takesBack: (release: number) => string;
  ownWork: string;
  readFirst: string;
  reason: string;
  from: string;
  until: string;
  berlinTime: string;
  working: string;
  /** While a step is taken, which may need a check first. */
  proving: string;
  /** The button that takes a step, beside the one that asks for it. */
  confirm: (action: string) => string;
  done: string;
  /** Who goes on, by what the change set is now. */
  next: Partial<Record<ReleaseStatus, string>>;
  /** Before links to pages. */
  seeLive: string;
  notDone: string;
  failed: string;
  notLoaded: string;
  again: string;
}
