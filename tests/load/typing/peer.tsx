// The registration with react-hook-form and native inputs: the least that a form of these fields and rules can be.
import { createRoot } from 'react-dom/client';
import { type RegisterOptions, useForm } from 'react-hook-form';

interface PeerField {
  name: string;
  type?: string;
  choices?: string[];
  rules?: RegisterOptions;
}

const text = { required: 'Bitte ausfüllen.', maxLength: { value: 50, message: 'Höchstens 50 Zeichen.' } };
const name = { ...text, pattern: { value: /^[\p{L} .'’-]+$/u, message: 'Nur Buchstaben.' } };
const email = { ...text, pattern: { value: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, message: 'Keine E-Mail.' } };
const postalCode = { ...text, pattern: { value: /^\d{5}$/, message: 'Fünf Ziffern.' } };

const fields: PeerField[] = [
  { name: 'personal.salutation', choices: ['mr', 'mrs', 'none'], rules: text },
  { name: 'personal.firstName', rules: name },
  { name: 'personal.lastName', rules: name },
  { name: 'personal.birthday', rules: text },
  { name: 'personal.documentType', choices: ['idCard', 'passport', 'residencePermit'], rules: text },
  { name: 'personal.idNumber', rules: text },
  { name: 'personal.identityValidityDate', rules: text },
  { name: 'contact.email', type: 'email', rules: email },
  { name: 'contact.emailConfirmation', type: 'email', rules: email },
  { name: 'contact.phone', type: 'tel', rules: text },
  { name: 'contact.street', rules: text },
  { name: 'contact.houseNumber', rules: text },
  { name: 'contact.postalCode', rules: postalCode },
  { name: 'contact.city', rules: name },
  { name: 'contact.deliveryAddress', type: 'checkbox' },
  { name: 'contact.deliveryStreet' },
  { name: 'contact.deliveryHouseNumber' },
  { name: 'contact.deliveryPostalCode' },
  { name: 'contact.deliveryCity' },
  { name: 'security.password', type: 'password', rules: text },
  { name: 'security.passwordConfirmation', type: 'password', rules: text },
  { name: 'security.keyword', rules: text },
  { name: 'security.isCheck', type: 'checkbox', rules: { required: 'Bitte zustimmen.' } },
  { name: 'security.marketingConsent', type: 'checkbox' },
];

function PeerForm() {
  const { register, handleSubmit, getFieldState, formState } = useForm({ mode: 'onTouched' });
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      {fields.map(({ name, type = 'text', choices, rules }) => {
        const { error } = getFieldState(name, formState);
        return (
          <div key={name}>
            <label htmlFor={name}>{name}</label>
            {choices ? (
              <select id={name} {...register(name, rules)}>
                <option value="" />
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input id={name} type={type} aria-invalid={error !== undefined} {...register(name, rules)} />
            )}
            {error && <p role="alert">{error.message}</p>}
          </div>
        );
      })}
      <button type="submit">Senden</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PeerForm />);
