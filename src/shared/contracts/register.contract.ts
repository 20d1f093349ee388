import { boolean, object, oneOf, optional, text } from '../api/shapes.ts';
import { account } from './account-readers.ts';
import { formContract, mayGo, need, type Reader, requiredWhere } from './contract.ts';
import { date, mailAddress, phoneNumber, textUpTo, ticked } from './shapes.ts';

/** Guests register with their order, too. */
const order: Reader = 'call POST /api/orders';
const column = (name: Parameters<typeof account>[0]) => [order, ...account(name)];
const delivery = column('delivery');
const deliveryFields = [
  'deliveryStreet',
  'deliveryHouseNumber',
  'deliveryPostalCode',
  'deliveryCity',
] as const;
const addressed = 'letters, papers and the billing system have the address';
const delivered = 'SIM cards and jerseys are sent there';

/** What the account of a new customer is made from. The limits of the address are the billing system's. */
export const registration = formContract(
  'auth/register',
  'call POST /api/auth/register',
  object({
    personal: object({
      salutation: need(oneOf('mr', 'mrs', 'none'), 'it is stored with the account', ...column('salutation')),
      firstName: need(text, 'the customer is addressed by it', ...column('first_name')),
      lastName: need(text, 'the customer is addressed by it', ...column('last_name')),
      birthday: need(date, 'a customer is identified by it (§ 172 TKG)', ...column('birthday')),
      documentType: need(
        oneOf('idCard', 'passport', 'residencePermit'),
        'a customer is identified by it (§ 172 TKG)',
        ...column('document_type'),
      ),
      idNumber: need(text, 'a customer is identified by it (§ 172 TKG)', ...column('id_number')),
      identityValidityDate: need(
        date,
        'a customer is identified by it (§ 172 TKG)',
        ...column('identity_valid_until'),
      ),
    }),
    contact: requiredWhere(
      object({
        email: need(mailAddress, 'the customer logs in with it and gets mails there', ...column('email')),
        phone: need(phoneNumber, 'the customer logs in with it; a code has proved it', ...column('phone')),
        street: need(textUpTo(200), addressed, ...column('street')),
        houseNumber: need(textUpTo(20), addressed, ...column('house_number')),
        postalCode: need(textUpTo(10), addressed, ...column('postal_code')),
        city: need(textUpTo(100), addressed, ...column('city')),
        deliveryAddress: mayGo(
          optional(need(boolean, 'it says whether parcels go to another address', ...delivery)),
        ),
        deliveryStreet: mayGo(optional(need(text, delivered, ...delivery))),
        deliveryHouseNumber: mayGo(optional(need(text, delivered, ...delivery))),
        deliveryPostalCode: mayGo(optional(need(text, delivered, ...delivery))),
        deliveryCity: mayGo(optional(need(text, delivered, ...delivery))),
      }),
      { deliveryAddress: true },
      deliveryFields,
    ),
    security: object({
      password: need(text, 'the customer logs in with it', order),
      keyword: need(text, "the account's support password is made from it", order),
      isCheck: need(ticked, 'without it there is no account', ...column('terms_accepted_at')),
      marketingConsent: optional(
        need(boolean, 'advertising is sent only with it', ...column('marketing_consent')),
      ),
    }),
  }),
);
