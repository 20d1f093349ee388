import { integerFrom, object, oneOf, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, mayGo, need, type Reader } from '../../../shared/contracts/contract.ts';
import { mailAddress, phoneNumber, ticked } from '../../../shared/contracts/shapes.ts';

const largestInteger = 2_147_483_647;
const inLead = (column: string): Reader[] => [`column application.${column}`, 'crm lead'];

const applicant = {
  companyName: need(text, 'the service and the CRM call the company by it', ...inLead('company_name')),
  vatNumber: need(text, 'the service checks the company by it', ...inLead('vat_number')),
  salutation: need(
    oneOf('mr', 'mrs', 'none'),
    'it is stored with the application',
    'column application.salutation',
  ),
  firstName: need(
    text,
    'the applicant is addressed by it',
    ...inLead('first_name'),
    'mail applicationReceived',
  ),
  lastName: need(
    text,
    'the applicant is addressed by it',
    ...inLead('last_name'),
    'mail applicationReceived',
  ),
  email: need(mailAddress, 'the confirmation goes to it', ...inLead('email'), 'mail applicationReceived'),
  phone: need(phoneNumber, 'the service calls it', ...inLead('phone')),
  street: need(text, 'the CRM has the address', ...inLead('street')),
  houseNumber: need(text, 'the CRM has the address', ...inLead('house_number')),
  postalCode: need(text, 'the CRM has the address', ...inLead('postal_code')),
  city: need(text, 'the CRM has the address', ...inLead('city')),
  message: mayGo(optional(need(text, 'the service reads it in the CRM', ...inLead('message')))),
  isCheck: need(ticked, 'without it nobody may process the application'),
};

/** What is read of a company's application. */
export const companyApplication = formContract(
  'auth/corporate-register',
  'call POST /api/zoho/corporate-register',
  object(applicant),
);

/** What is read of a dealer's application. */
export const dealerApplication = formContract(
  'auth/dealer-application',
  'call POST /api/zoho/dealer-application',
  object({
    ...applicant,
    shopCount: need(
      integerFrom(0, largestInteger),
      'the CRM has the number of shops',
      ...inLead('shop_count'),
    ),
  }),
);
