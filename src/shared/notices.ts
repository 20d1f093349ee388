/** What a customer can choose: everything is in the message centre besides. */
export const ways = ['email', 'sms'] as const;
export type Way = (typeof ways)[number];

/** Groups with notices that a customer can choose, in the order of the settings. */
export const chosenGroups = ['payments', 'usage', 'orders', 'line', 'fun'] as const;
export type ChosenGroup = (typeof chosenGroups)[number];

export const noticeGroups = [...chosenGroups, 'security'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** Why a notice always comes: the law asks for it, it protects the account, or the contract rests on it. */
export const fixedReasons = ['law', 'contract', 'security'] as const;
export type FixedReason = (typeof fixedReasons)[number];

/** It always comes in these ways. */
interface FixedNotice {
  group: NoticeGroup;
  reason: FixedReason;
  always: readonly Way[];
}

/** It comes as the customer has chosen for its group. */
interface ChosenNotice {
  group: ChosenGroup;
}

/**
 * Every kind of mail and SMS to a customer, by the name of its words (`outbox.<name>.…`). Each is kept in the message
 * centre.
 */
export const customerNotices = {
  invoice: { group: 'payments', reason: 'law', always: ['email'] },
  collectionPlanned: { group: 'payments', reason: 'law', always: ['email'] },
  collectionRefused: { group: 'payments', reason: 'contract', always: ['email'] },
  invoiceOverdue: { group: 'payments', reason: 'law', always: ['email'] },
  paymentReversed: { group: 'payments', reason: 'contract', always: ['email'] },
  objectionReceived: { group: 'payments', reason: 'law', always: ['email'] },
  objectionAnswered: { group: 'payments', reason: 'law', always: ['email'] },
  paymentFailed: { group: 'payments' },
  paymentReturned: { group: 'payments' },
  usageNotice: { group: 'usage' },
  usageUnusual: { group: 'usage' },
  orderReceived: { group: 'orders', reason: 'law', always: ['email'] },
  orderPaid: { group: 'orders', reason: 'law', always: ['email'] },
  optionBooked: { group: 'orders', reason: 'law', always: ['email'] },
  packageNotDelivered: { group: 'orders', reason: 'contract', always: ['email'] },
  cardGivenUp: { group: 'orders', reason: 'contract', always: ['email'] },
  portingGivenUp: { group: 'orders', reason: 'contract', always: ['email'] },
  parcelSent: { group: 'orders' },
  lineActive: { group: 'line', reason: 'law', always: ['email', 'sms'] },
  porting: { group: 'line', reason: 'law', always: ['sms'] },
  numberReplaced: { group: 'line', reason: 'contract', always: ['email'] },
  tariffChangeOrdered: { group: 'line', reason: 'law', always: ['email'] },
  tariffChangeRevoked: { group: 'line', reason: 'contract', always: ['email'] },
  termReminder: { group: 'line', reason: 'law', always: ['email'] },
  contractCancelled: { group: 'line', reason: 'law', always: ['email'] },
  contractWithdrawn: { group: 'line', reason: 'law', always: ['email'] },
  packageWithdrawn: { group: 'line', reason: 'law', always: ['email'] },
  lineEnded: { group: 'line', reason: 'contract', always: ['email'] },
  tariffChanged: { group: 'line' },
  gameReward: { group: 'fun' },
  invitationGift: { group: 'fun' },
  passwordChanged: { group: 'security', reason: 'security', always: ['email'] },
  contactChanged: { group: 'security', reason: 'security', always: ['email'] },
  itemisedChosen: { group: 'security', reason: 'security', always: ['email'] },
  guardedAct: { group: 'security', reason: 'security', always: ['email'] },
  simReplacementAsked: { group: 'security', reason: 'security', always: ['email'] },
  simReplacementProved: { group: 'security', reason: 'security', always: ['email', 'sms'] },
  simCardGivenUp: { group: 'security', reason: 'security', always: ['email'] },
  simCardSent: { group: 'security', reason: 'security', always: ['email'] },
  simReplaced: { group: 'security', reason: 'security', always: ['email'] },
  submissionReceived: { group: 'security', reason: 'security', always: ['email'] },
} as const satisfies Record<string, FixedNotice | ChosenNotice>;
export type CustomerNotice = keyof typeof customerNotices;

export function noticeOf(name: CustomerNotice): FixedNotice | ChosenNotice {
  return customerNotices[name];
}

/** Whether a customer chooses how it comes. */
export function isChosen(notice: FixedNotice | ChosenNotice): notice is ChosenNotice {
  return !('reason' in notice);
}

/**
 * To an address or a phone that a person has typed, or that has no account any more: they are in no message centre. A code
 * and a voucher are for one reader alone, and who wins or declares need not be a customer.
 */
export const addressNotices = [
  'accountClosed',
  'applicationReceived',
  'declarationReceived',
  'giveawayEntered',
  'giveawayWon',
  'otp',
  'supportReceived',
  'voucher',
] as const;
export type AddressNotice = (typeof addressNotices)[number];

/** To the brand's own service, or to the operator. */
export const serviceNotices = [
  'applicationNew',
  'billingRefused',
  'budgetUsedUp',
  'cardLate',
  'creditLeft',
  'declarationWaiting',
  'emptySimStock',
  'furtherAnswers',
  'giveawayPrizeDue',
  'giveawayPrizeLeft',
  'numberWithoutLine',
  'objectionService',
  'paymentReversedService',
  'replacementCardLate',
  'submissionNew',
  'supportMessage',
  'uploadRoomFull',
] as const;
export type ServiceNotice = (typeof serviceNotices)[number];

/** What counts before a customer has chosen: prizes and gifts are near to advertising, which needs a consent. */
export function defaultWays(group: ChosenGroup, hasConsent: boolean): Way[] {
  return group === 'fun' && !hasConsent ? [] : ['email'];
}
