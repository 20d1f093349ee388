import { boolean, integerFrom, list, object, oneOf, optional, text } from '../api/shapes.ts';
import { mnpTypes, numberTypes, paymentMethods, simTypes } from '../enums.ts';
import { account } from './account-readers.ts';
import { formContract, mayGo, need, type Reader, requiredWhere } from './contract.ts';
import { date, iban, phoneNumber, textUpTo, ticked } from './shapes.ts';

/** Everything that an order reads becomes part of its stored content and of the contract summary. */
const reader: Reader = 'call POST /api/orders';
const summary: Reader[] = ['paper contractSummary', 'paper contractConfirmation'];
const wizard: Reader = 'page /auth/register/tariff';
/** Plan and number are shown with the order from the first step on. */
const shown: Reader[] = [wizard, 'page /dashboard', 'mail orderReceived', 'mail lineActive'];

export const orderTariff = formContract(
  'order/tariff',
  reader,
  object({
    tariffId: need(
      text,
      'it names the tariff that is ordered',
      'column orders.tariff_id',
      ...shown,
      ...summary,
    ),
  }),
);

export const orderNumber = formContract(
  'order/number',
  reader,
  object({
    numberType: need(
      oneOf(...numberTypes),
      'it says whether a new number is sold or one is brought along',
      'column orders.number_type',
      ...summary,
    ),
    simType: need(
      oneOf(...simTypes),
      'it says whether a card is sent or a profile is downloaded',
      'column orders.sim_type',
      ...summary,
    ),
    simNumber: mayGo(
      optional(need({ ...text, format: 'iccid', 'x-normalize': 'digits' }, 'the line gets this card')),
    ),
  }),
);

/** What the old operator is asked with. */
const portingFields = {
  donatingProvider: need(text, 'the number is requested there', 'column porting.provider_id', ...summary),
  donatingProviderOther: mayGo(
    optional(
      need(textUpTo(100), 'it names an operator that the list does not have', 'column porting.provider_name'),
    ),
  ),
  mnpType: need(
    oneOf(...mnpTypes),
    'it says whether the number comes at once or at the end of the old contract',
    'column porting.mnp_type',
  ),
  contractEndsOn: optional(need(date, 'the number comes after this day', 'column porting.contract_ends_on')),
  msisdn: need(
    { ...phoneNumber, format: 'mobile' },
    'it is the number that is brought along',
    'column porting.msisdn',
    'column orders.msisdn',
    ...shown,
    ...summary,
  ),
  portingAcknowledged: need(ticked, 'without it no number may be requested'),
};
const atContractEnd = { mnpType: 'VTEN' };

export const orderPorting = formContract(
  'order/porting',
  reader,
  requiredWhere(object(portingFields), atContractEnd, ['contractEndsOn']),
);

const compared = 'the old operator compares it; without it that of the account counts';

/** A refused request is made again; the old operator may know the customer by another name or birthday. */
export const portingCorrection = formContract(
  'order/porting-correction',
  'call POST /api/orders/:id/porting',
  requiredWhere(
    object({
      ...portingFields,
      firstName: mayGo(optional(need(textUpTo(50), compared, 'column porting.holder'))),
      lastName: mayGo(optional(need(textUpTo(50), compared, 'column porting.holder'))),
      birthday: mayGo(optional(need(date, compared, 'column porting.holder'))),
    }),
    atContractEnd,
    ['contractEndsOn'],
  ),
  'order/porting',
);

export const orderNewNumber = formContract(
  'order/new-number',
  reader,
  object({
    phoneNumberId: need(
      text,
      'it names the number that is sold',
      'column orders.phone_number_id',
      ...summary,
    ),
  }),
);

export const orderOptions = formContract(
  'order/options',
  reader,
  object({
    optionIds: mayGo(
      optional(need(list(text), 'they name the packages that are ordered', 'column order_option.option_id')),
    ),
  }),
);

const printed = 'it is printed on the jersey';
const styles = oneOf('striped', 'navy', 'white');

export const orderJersey = formContract(
  'order/jersey',
  reader,
  requiredWhere(
    object({
      wanted: need(boolean, 'it says whether a jersey is ordered'),
      style: optional(
        need(styles, 'the jersey is made and drawn so', 'column jersey.style', wizard, ...summary),
      ),
      size: optional(need(text, 'the jersey is made in it', 'column jersey.size', ...summary)),
      juniorGender: mayGo(
        optional(need(text, 'a junior jersey is cut by it', 'column jersey.junior_gender')),
      ),
      name: optional(need(text, printed, 'column jersey.name', wizard, ...summary)),
      number: optional(need(integerFrom(0, 999), printed, 'column jersey.number', wizard, ...summary)),
      payment: optional(need(oneOf('monthly', 'once'), 'the price is asked for so', 'column jersey.payment')),
    }),
    { wanted: true },
    ['style', 'size', 'name', 'number', 'payment'],
  ),
);

export const orderCoupon = formContract(
  'order/coupon',
  reader,
  object({
    code: mayGo(optional(need(text, 'the price is reduced by it', 'column orders.coupon_id', wizard))),
  }),
);

export const orderPayment = formContract(
  'order/payment',
  reader,
  requiredWhere(
    object({
      method: need(
        oneOf(...paymentMethods),
        'the order is paid by it',
        'column orders.payment_method',
        wizard,
      ),
      savedMethodId: mayGo(
        optional(need(text, 'it names the kept means of payment', 'column orders.saved_method_id', wizard)),
      ),
      iban: optional(need(iban, 'the mandate is for this account', 'column orders.payment_details')),
      accountHolder: optional(
        need(textUpTo(70), 'the mandate is given in this name', 'column orders.payment_details'),
      ),
      keepMethod: mayGo(
        optional(need(boolean, 'the means of payment is kept only with it', 'column orders.keeps_method')),
      ),
    }),
    { method: 'sepa', savedMethodId: undefined },
    ['iban', 'accountHolder'],
  ),
);

export const orderApproval = formContract(
  'order/approval',
  reader,
  object({
    termsAccepted: need(ticked, 'without it there is no contract'),
    summaryReceived: need(ticked, 'the contract summary must be received before the order (§ 54 TKG)'),
    earlyStart: need(
      boolean,
      'it says whether the line begins before the withdrawal period ends',
      'column orders.early_start',
      ...summary,
    ),
    marketingConsent: optional(
      need(boolean, 'advertising is sent only with it', ...account('marketing_consent')),
    ),
  }),
);
