import {
  customerTypes,
  jerseyPayments,
  mnpTypes,
  numberTypes,
  paymentMethods,
  paymentVersions,
  phoneNumberClasses,
  phoneNumberKinds,
  simTypes,
  tariffTypes,
} from './enums.ts';
import type { OrderInProgress } from './order.ts';

/** A name of the order in progress that forms and the flow may ask about. */
export interface OrderName {
  /** In a few words, for the people who write conditions. */
  means: string;
  type: 'string' | 'integer' | 'boolean';
  /** All values that it can have, where they are a closed list. */
  values?: readonly (string | boolean)[];
}

const say = (means: string, type: OrderName['type'] = 'string'): OrderName => ({ means, type });
const oneOf = (means: string, values: readonly string[]): OrderName => ({ means, type: 'string', values });
const yesNo = (means: string): OrderName => say(means, 'boolean');

/** Each part of the order; the types keep the list complete. Parts that are lists have no names of their own. */
const PARTS: Record<keyof OrderInProgress, Record<string, OrderName> | OrderName | 'list'> = {
  customerType: oneOf('who orders; a business orders a plan for businesses', customerTypes),
  tariff: {
    slug: say('the plan by its short name, such as flex-m'),
    type: oneOf('the kind of plan', tariffTypes),
    name: say('the plan by its full name, in the language of the page'),
    dataGb: say('the volume a month in gigabytes', 'integer'),
    priceCents: say('the monthly price in cents', 'integer'),
    oneOffCents: say('the price to be paid once, in cents', 'integer'),
    termMonths: say('the minimum term in months; 0 where there is none', 'integer'),
    hasFormOption: yesNo('whether a jersey belongs to the plan'),
    speedMbit: say('the highest speed in Mbit/s', 'integer'),
    businessOnly: yesNo('whether the plan is for businesses'),
    mainContractRequired: yesNo('whether the plan needs another line of the same customer'),
  },
  operators: 'list',
  numberType: oneOf('a new number, or one that is brought along', numberTypes),
  simType: oneOf('a card by post, or an eSIM', simTypes),
  simNumber: say('the number of a SIM card from a shop'),
  portingOptions: {
    mnpType: oneOf('when the number is brought along: at once or at the end of the contract', mnpTypes),
    contractEndsOn: say('the last day of the contract with the other provider'),
  },
  userInfo: {
    known: yesNo('whether the customer is signed in'),
    salutation: say('mr, mrs or none'),
    birthday: say('the day of birth'),
    documentType: say('idCard, passport or residencePermit'),
    postalCode: say('the postal code of the address'),
    city: say('the town of the address'),
    deliveryAddress: yesNo('whether the parcel goes to another address'),
  },
  productOptions: 'list',
  newPhoneNumberOptions: {
    kind: oneOf('a general or a VIP number', phoneNumberKinds),
    class: oneOf('why the VIP number is special', phoneNumberClasses),
    priceCents: say('the price of the number in cents', 'integer'),
  },
  formPlans: {
    size: say('the size of the jersey'),
    number: say('the number on the jersey', 'integer'),
    style: say('the style of the jersey'),
    payment: oneOf('how the jersey is paid', jerseyPayments),
  },
  paymentMethod: oneOf('how the order is paid', paymentMethods),
  paymentVersion: oneOf('which methods of payment are offered', paymentVersions),
  couponCode: say('the code of the coupon'),
};

function isName(part: object): part is OrderName {
  return 'means' in part && typeof part.means === 'string';
}

/** Every name by its JSON Pointer: `/tariff/type`. */
export const orderNames: ReadonlyMap<string, OrderName> = new Map(
  Object.entries(PARTS).flatMap(([part, names]): [string, OrderName][] => {
    if (names === 'list') return [];
    if (isName(names)) return [[`/${part}`, names]];
    return Object.entries(names).map(([name, one]) => [`/${part}/${name}`, one]);
  }),
);

/** The parts of the order that are lists: a condition may ask what they contain. */
export const orderLists = Object.entries(PARTS).flatMap(([part, names]) => (names === 'list' ? [part] : []));
